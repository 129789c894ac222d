import type { Paging } from "~/components/data-table/columns";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { sizesOf, tableHref } from "~/components/data-table/url-state";
import { buttonStyle } from "~/components/ui/button-style";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";

interface ShowMoreProps {
  state: TableState;
  specification: TableSpecification;
  shown: number;
  paging: Paging;
}

/**
 * Shows how many of all stores are shown, and a link that shows more. Once the maximum page size is reached,
 * the link leads to the next page.
 */
export function ShowMore({ state, specification, shown, paging: { nextCursor, total } }: ShowMoreProps) {
  const t = useTranslation("stores");
  const table = useTranslation("table");
  const language = useLanguage();
  const { cursors, size } = state;
  const largerSize = sizesOf(specification).find((other) => other > size);
  const isGrowing = largerSize !== undefined && cursors.length === 0;
  const tableChange = isGrowing ? { size: largerSize } : { cursors: [...cursors, nextCursor ?? ""] };
  return (
    <div className="flex flex-col items-center gap-3 py-2">
      {nextCursor && (
        <Link
          to={tableHref(state, tableChange, specification)}
          rel="next"
          preventScrollReset={isGrowing}
          className={buttonStyle("outline")}
        >
          {t(isGrowing ? "showMore" : "nextStores")}
        </Link>
      )}
      {cursors.length > 0 && (
        <Link to={tableHref(state, { cursors: [] }, specification)} className={buttonStyle("ghost", "sm")}>
          {table("firstPage")}
        </Link>
      )}
      {cursors.length === 0 && (
        <p role="status" className="text-sm text-muted" suppressHydrationWarning>
          {t("shownOf", { shown: formatNumber(shown, language), total: formatNumber(total, language) })}
        </p>
      )}
    </div>
  );
}
