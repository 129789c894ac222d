import { Radio } from "lucide-react";
import { useLocation } from "react-router";
import type { ListPage } from "~/components/data-table/list-page";
import type { TableState } from "~/components/data-table/table-specification";
import { tableHref } from "~/components/data-table/url-state";
import { buttonStyle } from "~/components/ui/button-style";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useLiveTail } from "~/page/use-live-tail";

/**
 * A switch that reloads the list regularly to add new clicks at the top (`?tail=1`). Without scripts there is
 * a link to refresh.
 */
export function LiveTail({ list: { table, specification } }: { list: ListPage<unknown> }) {
  const t = useTranslation("clicks");
  const { pathname, search } = useLocation();
  const isOn = table.otherParameters.some(([name, value]) => name === "tail" && value === "1");
  // New clicks are only visible on the first page and in descending order.
  useLiveTail(isOn && table.cursors.length === 0 && table.sort?.descending !== false);
  const toggledParameters: TableState["otherParameters"] = isOn ? [] : [["tail", "1"]];
  return (
    <>
      {isOn && (
        <span className="needs-script inline-flex min-h-9 items-center gap-2 text-sm text-muted">
          <span
            aria-hidden
            className="size-2.5 animate-pulse rounded-full bg-success motion-reduce:animate-none"
          />
          <span className="max-sm:sr-only">{t("tailing")}</span>
        </span>
      )}
      <LinkButton
        variant={isOn ? "soft" : "outline"}
        size="sm"
        to={tableHref(table, { otherParameters: toggledParameters, sort: null }, specification)}
        preventScrollReset
      >
        <Radio aria-hidden className="size-4 sm:hidden" />
        <span className="max-sm:sr-only">{t(isOn ? "tailOff" : "tailOn")}</span>
      </LinkButton>
      <a href={pathname + search} className={buttonStyle("outline", "sm", "needs-no-script")}>
        {t("refresh")}
      </a>
    </>
  );
}
