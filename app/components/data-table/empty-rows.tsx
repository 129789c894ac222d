import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import type { TabControl } from "./columns";
import { EmptyState } from "../states/empty-state";
import { LinkButton } from "../ui/link-button";
import { isFiltered, type TableSpecification, type TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface EmptyRowsProps {
  state: TableState;
  specification: TableSpecification;
  empty: ReactNode;
  tabs?: TabControl | undefined;
}

/** Shown instead of rows: either the filters match nothing and can be cleared, or the list is empty. */
export function EmptyRows({ state, specification, empty, tabs }: EmptyRowsProps) {
  const t = useTranslation("table");
  if (!isFiltered(state) && state.cursors.length === 0) return <>{empty}</>;
  const isTabOnly = state.q === "" && Object.keys(state.filters).every((name) => name === tabs?.name);
  if (isTabOnly && tabs?.empty && state.cursors.length === 0) return <>{tabs.empty}</>;
  return (
    <EmptyState illustration="search" title={t("emptyByFilterTitle")} text={t("emptyByFilterText")}>
      <LinkButton
        variant="soft"
        to={tableHref(state, { q: "", filters: {} }, specification)}
        preventScrollReset
      >
        {t("clearFilters")}
      </LinkButton>
    </EmptyState>
  );
}
