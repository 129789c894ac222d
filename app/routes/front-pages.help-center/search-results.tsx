import type { HelpResult } from "#contract/help/help.ts";
import { EmptyState } from "~/components/states/empty-state";
import { LinkButton } from "~/components/ui/link-button";
import { answerPath, articlePath, helpCenterPath } from "~/features/help/help-paths";
import { Highlighted } from "~/features/search/highlighted";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { localizedPath } from "~/navigation/localized-path";

interface SearchResultsProps {
  rows: HelpResult[];
  typed: string;
  words: string[];
}

/** Shows the search results with highlighted words. */
export function SearchResults({ rows, typed, words }: SearchResultsProps) {
  const t = useTranslation("help");
  const language = useLanguage();
  return (
    <section aria-labelledby="found" className="mx-auto max-w-3xl">
      <div role="status">
        <h2 id="found" className="mb-4 text-lg font-semibold">
          {t("found", { count: rows.length })}
        </h2>
      </div>
      {rows.length === 0 ? (
        <div className="card-surface">
          <EmptyState
            illustration="search"
            title={t("nothingTitle", { query: typed })}
            text={t("nothingText")}
          >
            <LinkButton to={helpCenterPath} variant="outline">
              {t("allArticles")}
            </LinkButton>
            <LocalizedLinkButton to="/contact">{t("toContact")}</LocalizedLinkButton>
          </EmptyState>
        </div>
      ) : (
        <ul className="card-surface divide-y divide-line">
          {rows.map((row) => (
            <li key={row.slug} lang={row.language}>
              <Link
                to={
                  row.kind === "article"
                    ? articlePath(row.slug)
                    : localizedPath(answerPath(row.slug), language)
                }
                className="block px-5 py-4 hover:bg-sunken"
              >
                <span className="text-xs text-muted" lang={language}>
                  {t(`kind_${row.kind}`)} · {t(`category_${row.category}`)}
                </span>
                <span className="mt-0.5 block font-semibold text-primary">
                  <Highlighted text={row.title} query={words} />
                </span>
                <span className="mt-1 block text-sm text-muted">
                  <Highlighted text={row.excerpt} query={words} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
