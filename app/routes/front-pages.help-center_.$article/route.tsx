import { data } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { LinkButton } from "~/components/ui/link-button";
import { helpCenterPath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { frontScreen } from "~/shell/frame/front-screen";
import type { Route } from "./+types/route";
import { Article } from "./article";
import { loadArticle } from "./load-article.server";
import { voteOnArticle } from "./vote.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = frontScreen("help");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const article = await loadArticle(providerClient(context), params.article);
  const status = article.state === "unknown" ? 404 : statusOf([article]);
  return data({ article, voted: url.searchParams.get("voted") }, { status });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return voteOnArticle(context, params.article, await readForm(request));
}

export default function HelpArticlePage({ loaderData: { article, voted } }: Route.ComponentProps) {
  const t = useTranslation("help");
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-8 sm:px-6">
      {article.state === "unknown" ? (
        <div className="card-surface">
          <title>{`${t("unknownTitle")} · Cashlane`}</title>
          <EmptyState illustration="lost" level="h1" title={t("unknownTitle")} text={t("unknownText")}>
            <LinkButton to={helpCenterPath}>{t("allArticles")}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <>
          <nav aria-label={t("breadcrumb")} className="no-print mb-6 text-sm text-muted">
            <Link to={helpCenterPath} className="hover:text-ink hover:underline">
              {t("title")}
            </Link>
            {article.state === "loaded" && <span> / {t(`category_${article.data.category}`)}</span>}
          </nav>
          {article.state === "failed" && (
            <>
              <title>{`${t("title")} · Cashlane`}</title>
              <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t("title")}</h1>
            </>
          )}
          <PartRegion part={article}>{(one) => <Article article={one} voted={voted} />}</PartRegion>
        </>
      )}
    </div>
  );
}
