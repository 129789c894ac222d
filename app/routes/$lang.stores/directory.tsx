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
import { storesTable } from "./stores-table";

/** The stores by name: searched and filtered by a GET form, page by page. */
export function Directory({ page: { table, stores, paging } }: { page: StoresPage }) {
  const t = useTranslation("stores");
  const countId = useId();
  const options = categories.map((value) => ({ value, label: t(`category_${value}`) }));
  const filters: FilterControl[] = [{ name: "category", label: t("category"), options }];
  const list = { state: table, specification: storesTable };
  return (
    <div className="card-surface min-w-0">
      <Toolbar filters={filters} {...list} />
      <FilterChips filters={filters} {...list} />
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
