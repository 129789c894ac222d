import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import { buttonStyle } from "../ui/button-style";
import { DirectionalIcon } from "../ui/directional-icon";
import type { Paging } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { maxTrailLength, sizesOf, tableHref } from "./url-state";

interface PagerProps {
  id: string;
  state: TableState;
  specification: TableSpecification;
  paging: Paging;
  /** Number of rows on the page. */
  rows: number;
  hasSizes?: boolean | undefined;
}

/** Shows the range of rows and their total, links to other pages, and the choice of rows per page. */
export function Pager({ id, state, specification, paging, rows, hasSizes = true }: PagerProps) {
  const t = useTranslation("table");
  const language = useLanguage();
  const { cursors } = state;
  const next =
    paging.nextCursor && tableHref(state, { cursors: [...cursors, paging.nextCursor] }, specification);
  const previous = cursors.length > 0 && tableHref(state, { cursors: cursors.slice(0, -1) }, specification);
  const style = buttonStyle("outline", "sm");
  const range = rangeOf({ state, rows, total: paging.total }, (number) => formatNumber(number, language));
  const sizes = sizesOf(specification);
  // An empty list shows its own message. The pager is then only for screen readers, which announce the number.
  const isEmpty = paging.total === 0 && !previous;
  return (
    <div
      className={
        isEmpty
          ? "sr-only"
          : "flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 text-sm sm:px-6"
      }
    >
      <p id={id} role="status" className="text-muted">
        {range
          ? t(paging.totalIsExact ? "range" : "rangeAtLeast", range)
          : t("results", { count: paging.total, shown: formatNumber(paging.total, language) })}
      </p>
      {hasSizes && sizes.length > 1 && paging.total > Math.min(...sizes) && (
        <nav aria-label={t("rowsPerPage")} className="flex items-center gap-1 text-muted">
          <span aria-hidden className="max-sm:sr-only">
            {t("rowsPerPage")}
          </span>
          {sizes.map((size) => (
            <Link
              key={size}
              to={tableHref(state, { size }, specification)}
              preventScrollReset
              aria-current={size === state.size ? "true" : undefined}
              className="figures flex min-h-8 min-w-8 items-center justify-center rounded-md px-1.5 hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft"
            >
              {formatNumber(size, language)}
            </Link>
          ))}
        </nav>
      )}
      {(next || previous) && (
        <nav aria-label={t("pages")} className="flex gap-2">
          {previous && (
            <Link to={tableHref(state, { cursors: [] }, specification)} preventScrollReset className={style}>
              {t("firstPage")}
            </Link>
          )}
          {previous && (
            <Link to={previous} rel="prev" preventScrollReset className={style}>
              <DirectionalIcon name="back" />
              {t("previous")}
            </Link>
          )}
          {next && (
            <Link to={next} rel="next" preventScrollReset className={style}>
              {t("next")}
              <DirectionalIcon name="forward" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/**
 * Returns the positions of the first and the last row; `undefined` if the page's number is unknown, because
 * the URL keeps the cursors of a limited number of earlier pages.
 */
function rangeOf(
  { state, rows, total }: { state: TableState; rows: number; total: number },
  format: (number: number) => string,
) {
  if (rows === 0 || state.cursors.length >= maxTrailLength) return undefined;
  const first = state.cursors.length * state.size + 1;
  return { first: format(first), last: format(first + rows - 1), total: format(total) };
}
