import { data } from "react-router";
import { PartRegion } from "~/components/states/part-region";
import { LinkButton } from "~/components/ui/link-button";
import { FaqTeaser } from "~/features/help/faq-teaser";
import { TrendingStores } from "~/features/stores/trending-stores";
import { Hero } from "~/features/welcome/hero";
import { HowItWorks } from "~/features/welcome/how-it-works";
import { PayoutExample } from "~/features/welcome/payout-example";
import { Ready } from "~/features/welcome/ready";
import { Safety } from "~/features/welcome/safety";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { FrontPart } from "~/shell/front-part";
import { frontScreen } from "~/shell/front-screen";
import { HeadingEnd } from "~/page/page-marks";
import type { Route } from "./+types/route";
import { Figures } from "./figures";
import { NewestReviews } from "./newest-reviews";
import { loadLanding } from "./load-landing.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = frontScreen("landing", "welcome", "stores", "reviews");

export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadLanding(providerClient(context)));
}

/** What Cashlane is, for visitors who do not know it. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("landing");
  const { stores, questions, figures, reviews } = loaderData;
  const welcome = useTranslation("welcome");
  return (
    <FrontPart>
      <div className="space-y-6">
        <title>{`${t("landingTitle")} · Cashlane`}</title>
        <meta name="description" content={welcome("heroText")} />
        <Hero />
        <HeadingEnd />
        <HowItWorks />
        <PartRegion part={figures}>{(known) => <Figures figures={known} />}</PartRegion>
        <div className="grid gap-6 lg:grid-cols-3">
          <PayoutExample />
          <Safety />
        </div>
        <TrendingStores stores={stores} />
        <NewestReviews reviews={reviews} />
        <FaqTeaser questions={questions} />
        <section className="card-surface flex flex-wrap items-center justify-between gap-4 p-6 sm:px-8">
          <div>
            <h2 className="text-xl font-semibold">{t("contactTitle")}</h2>
            <p className="mt-1 text-muted">{t("contactText")}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LocalizedLinkButton to="/contact" variant="outline">
              {t("contact")}
            </LocalizedLinkButton>
            <LinkButton to="/front-pages/pricing" variant="soft">
              {t("seePricing")}
            </LinkButton>
          </div>
        </section>
        <Ready />
      </div>
    </FrontPart>
  );
}
