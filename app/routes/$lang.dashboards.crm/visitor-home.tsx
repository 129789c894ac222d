import { FaqTeaser } from "~/features/help/faq-teaser";
import { TrendingStores } from "~/features/stores/trending-stores";
import { Hero } from "~/features/welcome/hero";
import { HowItWorks } from "~/features/welcome/how-it-works";
import { PayoutExample } from "~/features/welcome/payout-example";
import { Ready } from "~/features/welcome/ready";
import { Safety } from "~/features/welcome/safety";
import { useTranslation } from "~/i18n/use-translation";
import { HeadingEnd } from "~/page/page-marks";
import type { VisitorHome as VisitorView } from "./view";

/** What Cashlane is and how to begin, for those who have no account yet. */
export default function VisitorHome({ home }: { home: VisitorView }) {
  const t = useTranslation("home");
  return (
    <div className="space-y-6">
      <title>{`${t("title")} · Cashlane`}</title>
      <Hero />
      <HeadingEnd />
      <HowItWorks />
      <div className="grid gap-6 lg:grid-cols-3">
        <PayoutExample />
        <Safety />
      </div>
      <TrendingStores stores={home.stores} />
      <FaqTeaser questions={home.questions} />
      <Ready />
    </div>
  );
}
