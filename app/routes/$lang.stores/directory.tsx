import type { StoreTile } from "#contract/stores.ts";
import { useId } from "react";
import type { FilterControl } from "~/components/data-table/columns";
import { EmptyRows } from "~/components/data-table/empty-rows";
import { filterControls, filterLabels, type ListPage } from "~/components/data-table/list-page";
import { FilterChips } from "~/components/data-table/filter-chips";
import { Pager } from "~/components/data-table/pager";
import { Toolbar } from "~/components/data-table/toolbar";
import { EmptyState } from "~/components/states/empty-state";
import { StoreGrid } from "~/features/stores/store-grid";
import { useTranslation } from "~/i18n/use-translation";
import { Letters } from "./letters";
import { letters, orders } from "./letters-and-orders";

const orderNames = {
  name: "sortName",
  "-name": "sortNameDown",
  "-rate": "sortRate",
  "-orders": "sortOrders",
} as const;

/** The stores: searched, filtered and sorted by a GET form, by first letter, page by page. */
export function Directory({ page }: { page: ListPage<StoreTile> }) {
  const t = useTranslation("stores");
  const countId = useId();
  const { specification, table, rows, paging } = page;
  const filters = filterControls(specification, filterLabels(t));
  const sorting = {
    label: t("sort"),
    options: orders.map((value) => ({ value, label: t(orderNames[value]) })),
  };
  const beginning: FilterControl = {
    name: "letter",
    label: t("letter"),
    options: letters.map((value) => ({ value, label: value === "other" ? "0–9" : value.toUpperCase() })),
  };
  const list = { state: table, specification };
  return (
    <div className="card-surface min-w-0">
      <Toolbar filters={filters} sorting={sorting} {...list} />
      <Letters {...list} />
      <FilterChips filters={[...filters, beginning]} {...list} />
      {rows.length > 0 ? (
        <div className="px-4 pb-5 sm:px-6">
          <StoreGrid stores={rows} label={t("list")} />
        </div>
      ) : (
        <EmptyRows
          {...list}
          empty={<EmptyState picture="search" title={t("emptyTitle")} text={t("emptyText")} />}
        />
      )}
      <Pager id={countId} paging={paging} rows={rows.length} {...list} />
    </div>
  );
}
