import { data } from "react-router";
import { PartRegion } from "~/components/states/part-region";
import { HelpSearch } from "~/features/help/help-search";
import { faqPath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { StructuredData } from "~/navigation/public-page/structured-data";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { Answers } from "./answers";
import { CategoryPills } from "./category-pills";
import { describeAnswers } from "./describe-answers";
import { loadFaq } from "./load-faq.server";
import { MoreHelp } from "./more-help";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("help");

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadFaq(providerClient(context), url.searchParams);
  return data(view, { status: statusOf([view.answers]) });
}

export default function Faq({ loaderData: { typed, words, category, answers } }: Route.ComponentProps) {
  const t = useTranslation("help");
  return (
    <Screen title={t("faqTitle")} subtitle={t("faqText")}>
      <PublicPageTags path={faqPath} title={t("faqTitle")} description={t("faqDescription")} />
      {answers.state === "loaded" && !typed && (
        <StructuredData describe={() => describeAnswers(answers.data)} />
      )}
      <div className="max-w-2xl">
        <HelpSearch
          live
          action={useLocalizedPath(faqPath)}
          label={t("faqSearchLabel")}
          placeholder={t("faqSearchPlaceholder")}
          submit={t("search")}
          typed={typed}
        />
      </div>
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
        <CategoryPills current={typed ? undefined : category} />
        <PartRegion part={answers}>
          {(rows) => <Answers rows={rows} typed={typed} words={words} />}
        </PartRegion>
      </div>
      <MoreHelp />
    </Screen>
  );
}
