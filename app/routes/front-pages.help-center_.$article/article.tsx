import type { HelpArticle } from "#contract/help/help.ts";
import { DateTime } from "~/components/ui/date-time";
import { articlePath, helpCenterPath } from "~/features/help/help-paths";
import { HelpSearch } from "~/features/help/help-search";
import { Prose } from "~/components/prose/prose";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { HeadingEnd } from "~/page/document-markers";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { StructuredData } from "~/navigation/public-page/structured-data";
import { describeArticle } from "./describe-article";
import { VoteForm } from "./vote-form";

interface ArticleProps {
  article: Omit<HelpArticle, "body"> & { html: string };
  voted: string | null;
}

/** Shows an article, with the search and related articles next to it. */
export function Article({ article, voted }: ArticleProps) {
  const t = useTranslation("help");
  const language = useLanguage();
  const { slug, title, html, updatedAt, related, category } = article;
  const isOwnLanguage = article.language === language;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <title>{`${title} · Cashlane`}</title>
      <PublicPageTags path={articlePath(slug)} title={title} description={t("metaDescription")} />
      <StructuredData describe={(origin) => describeArticle(origin, article, t("title"))} />
      <article className="card-surface p-5 sm:p-8">
        <h1 lang={article.language} className="text-2xl font-bold tracking-tight sm:text-3xl">
          <bdi>{title}</bdi>
        </h1>
        <p className="mt-2 mb-6 text-sm text-muted">
          {t("updated")} <DateTime value={updatedAt} />
          {!isOwnLanguage && <> · {t("onlyEnglish")}</>}
        </p>
        <HeadingEnd />
        <Prose html={html} language={article.language} />
        <VoteForm voted={voted} path={articlePath(slug)} />
      </article>
      <aside className="no-print space-y-6">
        <HelpSearch
          action={helpCenterPath}
          label={t("searchLabel")}
          placeholder={t("searchShort")}
          submit={t("search")}
          typed=""
        />
        {related.length > 0 && (
          <section aria-labelledby="related" className="card-surface p-5">
            <h2 id="related" className="mb-2 font-semibold">
              {t("related", { category: t(`category_${category}`) })}
            </h2>
            <ul>
              {related.map((one) => (
                <li key={one.slug} lang={one.language}>
                  <Link
                    to={articlePath(one.slug)}
                    className="flex min-h-11 items-center text-primary hover:underline"
                  >
                    <bdi>{one.title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  );
}
