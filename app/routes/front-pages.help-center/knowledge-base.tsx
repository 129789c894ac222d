import type { CallData } from "#contract/calls/call.ts";
import type { listHelpArticles } from "#contract/help/help.ts";
import { EmptyState } from "~/components/states/empty-state";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { byCategory } from "~/features/help/by-category";
import { CategoryIcon } from "~/features/help/category-icon";
import { articlePath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";

/** Lists the popular articles, and all articles by category. */
export function KnowledgeBase({ articles, popular }: CallData<typeof listHelpArticles>) {
  const t = useTranslation("help");
  if (articles.length === 0)
    return <EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <>
      <section aria-labelledby="popular">
        <h2 id="popular" className="mb-5 text-center text-2xl font-bold tracking-tight">
          {t("popular")}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {popular.map(({ slug, title, category, excerpt, language }) => (
            <li key={slug} lang={language} className="card-surface relative flex flex-col gap-3 p-5 sm:p-6">
              <CategoryIcon category={category} />
              <Link
                to={articlePath(slug)}
                className="font-semibold after:absolute after:inset-0 after:rounded-lg hover:underline"
              >
                <bdi>{title}</bdi>
              </Link>
              <p className="line-clamp-3 text-sm text-muted">
                <bdi>{excerpt}</bdi>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="all-articles">
        <h2 id="all-articles" className="mb-5 text-center text-2xl font-bold tracking-tight">
          {t("knowledgeBase")}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {byCategory(articles).map(({ category, entries }) => (
            <section key={category} aria-labelledby={category} className="card-surface p-5 sm:p-6">
              <div className="mb-3 flex items-center gap-3">
                <CategoryIcon category={category} />
                <h3 id={category} className="text-lg font-semibold">
                  {t(`category_${category}`)}
                </h3>
              </div>
              <ul>
                {entries.map(({ slug, title, language }) => (
                  <li key={slug} lang={language}>
                    <Link
                      to={articlePath(slug)}
                      className="flex min-h-11 items-center justify-between gap-3 py-1.5 hover:text-primary"
                    >
                      <bdi>{title}</bdi>
                      <DirectionalIcon name="forward" className="size-4 text-muted" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  );
}
