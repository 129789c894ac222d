import { useId } from "react";
import type { FilterControl } from "~/components/data-table/columns";
import { EmptyRows } from "~/components/data-table/empty-rows";
import { FilterChips } from "~/components/data-table/filter-chips";
import { Pager } from "~/components/data-table/pager";
import { Toolbar } from "~/components/data-table/toolbar";
import { EmptyState } from "~/components/states/empty-state";
import { categories } from "~/features/stores/categories";
import { StoreGrid } from "~/features/stores/store-grid";
import { useTranslation } from "~/i18n/use-translation";
import type { StoresPage } from "./load-stores.server";
import { Letters } from "./letters";
import { letters, orders, storesTable } from "./stores-table";

const orderNames = {
  name: "sortName",
  "-name": "sortNameDown",
  "-rate": "sortRate",
  "-orders": "sortOrders",
} as const;

/** The stores: searched, filtered and sorted by a GET form, by first letter, page by page. */
export function Directory({ page: { table, stores, paging } }: { page: StoresPage }) {
  const t = useTranslation("stores");
  const countId = useId();
  const options = categories.map((value) => ({ value, label: t(`category_${value}`) }));
  const filters: FilterControl[] = [{ name: "category", label: t("category"), options }];
  const sorting = {
    label: t("sort"),
    options: orders.map((value) => ({ value, label: t(orderNames[value]) })),
  };
  const beginning: FilterControl = {
    ...{ name: "letter", label: t("letter") },
    options: letters.map((value) => ({ value, label: value === "other" ? "0–9" : value.toUpperCase() })),
  };
  const list = { state: table, specification: storesTable };
  return (
    <div className="card-surface min-w-0">
      <Toolbar filters={filters} sorting={sorting} {...list} />
      <Letters state={table} />
      <FilterChips filters={[...filters, beginning]} {...list} />
      {stores.length > 0 ? (
        <div className="px-4 pb-5 sm:px-6">
          <StoreGrid stores={stores} label={t("list")} />
        </div>
      ) : (
        <EmptyRows
          {...list}
          empty={<EmptyState picture="search" title={t("emptyTitle")} text={t("emptyText")} />}
        />
      )}
      <Pager id={countId} paging={paging} {...list} />
    </div>
  );
}
