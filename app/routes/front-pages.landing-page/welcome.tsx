import type { Welcome as WelcomeData } from "#contract/stores/welcome.ts";
import { ErrorState } from "~/components/states/error-state";
import { HeadingEnd } from "~/page/document-markers";
import { useTranslation } from "~/i18n/use-translation";
import { BestRates } from "./best-rates";
import { FirstQuestions } from "./first-questions";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import type { WelcomeView } from "./load-welcome.server";
import { MemberReviews } from "./member-reviews";
import { NoSurprises } from "./no-surprises";
import { StoreSearch, suggestionsId } from "./store-search";
import { StoreSuggestions } from "./store-suggestions";
import { TrustStrip } from "./trust-strip";

/** The content of the landing page and of a visitor's home screen. Parts without data are left out. */
export function Welcome({ welcome, questions, category, currency }: WelcomeView) {
  const data: WelcomeData | null = welcome.state === "loaded" ? welcome.data : null;
  return (
    <div className="space-y-5 md:space-y-6">
      <Hero data={data} currency={currency} />
      <HeadingEnd />
      {data && <TrustStrip facts={data.facts} />}
      {welcome.state === "failed" && (
        <div className="card-surface">
          <ErrorState illustration="cloud" message={welcome.message} requestId={welcome.requestId} />
        </div>
      )}
      {data && <BestRates stores={data.best} total={data.facts.stores} category={category} />}
      <HowItWorks data={data} currency={currency} />
      <NoSurprises currency={currency} />
      {data && <MemberReviews reviews={data.reviews} rating={data.rating} />}
      <FirstQuestions questions={questions} />
      <ClosingSection />
      {data && <StoreSuggestions id={suggestionsId} stores={data.suggested} />}
    </div>
  );
}

/** The store search at the end of the page. */
function ClosingSection() {
  const t = useTranslation("welcome");
  return (
    <section className="-mb-4 grid items-center gap-5 *:min-w-0 rounded-xl bg-[#084c40] p-5 text-[#ffffff] sm:px-10 sm:py-8 lg:grid-cols-2">
      <h2 className="text-2xl font-bold text-balance">{t("readyTitle")}</h2>
      <StoreSearch label={t("readyTitle")} />
    </section>
  );
}
