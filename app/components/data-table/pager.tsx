import { Link } from "react-router";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { buttonStyle } from "../ui/button-style";
import { DirectionalIcon } from "../ui/directional-icon";
import type { Paging } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface PagerProps {
  id: string;
  state: TableState;
  specification: TableSpecification;
  paging: Paging;
}

/** How many there are, and the way to the next and the previous page. */
export function Pager({ id, state, specification, paging }: PagerProps) {
  const t = useTranslation("table");
  const language = useLanguage();
  const { cursors } = state;
  const next =
    paging.nextCursor && tableHref(state, { cursors: [...cursors, paging.nextCursor] }, specification);
  const previous = cursors.length > 0 && tableHref(state, { cursors: cursors.slice(0, -1) }, specification);
  const style = buttonStyle("outline", "sm");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 text-sm sm:px-6">
      <p id={id} role="status" className="text-muted">
        {paging.totalIsExact
          ? t("results", { count: paging.total })
          : t("resultsAtLeast", { total: formatNumber(paging.total, language) })}
      </p>
      {(next || previous) && (
        <nav aria-label={t("pages")} className="flex gap-2">
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
