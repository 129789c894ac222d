import { data } from "react-router";
import { PartRegion } from "~/components/states/part-region";
import { helpCenterPath } from "~/features/help/help-paths";
import { HelpSearch } from "~/features/help/help-search";
import { HeadingEnd } from "~/page/document-markers";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { useTranslation } from "~/i18n/use-translation";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { frontScreen } from "~/shell/frame/front-screen";
import type { Route } from "./+types/route";
import { SearchResults } from "./search-results";
import { KnowledgeBase } from "./knowledge-base";
import { loadHelp } from "./load-help.server";
import { MoreHelp } from "./more-help";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = frontScreen("help");

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadHelp(providerClient(context), url.searchParams);
  return data(view, { status: statusOf([view.results ?? view.help!]) });
}

export default function HelpCenter({ loaderData: { typed, words, results, help } }: Route.ComponentProps) {
  const t = useTranslation("help");
  return (
    <>
      <title>{`${t("title")} · Cashlane`}</title>
      <PublicPageTags path={helpCenterPath} title={t("title")} description={t("metaDescription")} />
      {typed && <meta name="robots" content="noindex" />}
      <div className="blank-ground border-b border-line">
        <div className="mx-auto max-w-2xl px-4 py-12 text-center sm:py-16">
          <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{t("heroTitle")}</h1>
          <p className="mt-3 mb-7 text-muted">{t("heroText")}</p>
          <HelpSearch
            live
            action={helpCenterPath}
            label={t("searchLabel")}
            placeholder={t("searchPlaceholder")}
            submit={t("search")}
            typed={typed}
          />
        </div>
      </div>
      <HeadingEnd />
      <div className="mx-auto w-full max-w-300 space-y-12 px-4 py-10 sm:px-6">
        {results && (
          <PartRegion part={results}>
            {(rows) => <SearchResults rows={rows} typed={typed} words={words} />}
          </PartRegion>
        )}
        {help && <PartRegion part={help}>{(all) => <KnowledgeBase {...all} />}</PartRegion>}
        <MoreHelp />
      </div>
    </>
  );
}
