import { useEffect } from "react";
import { useLocation } from "react-router";
import { EmptyState } from "~/components/states/empty-state";
import { byCategory } from "~/features/help/by-category";
import { CategoryIcon } from "~/features/help/category-icon";
import { faqPath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Answer } from "./answer";
import type { ShownAnswer } from "./load-faq.server";

interface AnswersProps {
  rows: ShownAnswer[];
  typed: string;
  words: string[];
}

/** Lists the questions by category. The results of a search are unfolded. */
export function Answers({ rows, typed, words }: AnswersProps) {
  const t = useTranslation("help");
  useLinkedAnswer();
  if (rows.length === 0)
    return (
      <div className="card-surface">
        <EmptyState
          illustration="search"
          title={typed ? t("nothingTitle", { query: typed }) : t("emptyTitle")}
          text={t("nothingText")}
        >
          <LocalizedLinkButton to={faqPath} variant="outline">
            {t("allQuestions")}
          </LocalizedLinkButton>
        </EmptyState>
      </div>
    );
  return (
    <div className="space-y-8">
      {typed && <p role="status">{t("found", { count: rows.length })}</p>}
      {byCategory(rows).map(({ category, entries }) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <div className="mb-3 flex items-center gap-3">
            <CategoryIcon category={category} />
            <h2 id={`category-${category}`} className="text-lg font-semibold">
              {t(`category_${category}`)}
            </h2>
          </div>
          <div className="card-surface divide-y divide-line">
            {entries.map((answer) => (
              <Answer key={`${answer.slug} ${typed}`} answer={answer} words={words} isOpen={typed !== ""} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/**
 * Unfolds the answer in the URL and scrolls to it after client-side navigations, because browsers only do
 * that themselves after a page load.
 */
function useLinkedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash]);
}
