import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import type { Paging } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { sizesOf, tableHref } from "./url-state";

interface MoreRowsProps {
  state: TableState;
  specification: TableSpecification;
  paging: Paging;
  /** The number of rows on this page. */
  shown: number;
}

/**
 * Shown once all rows of a page are chosen: links to the longest page, whose length is the limit of a bulk
 * action, and says whether all matching rows fit on it.
 */
export function MoreRows({ state, specification, paging: { total }, shown }: MoreRowsProps) {
  const t = useTranslation("table");
  const language = useLanguage();
  const size = Math.max(...sizesOf(specification));
  if (total <= shown || size <= state.size) return null;
  return (
    <Link
      to={tableHref(state, { size }, specification)}
      preventScrollReset
      className="inline-flex min-h-6 items-center text-sm font-medium underline"
    >
      {total <= size
        ? t("chooseAll", { count: total })
        : t("chooseMore", { count: size, total: formatNumber(total, language) })}
    </Link>
  );
}
