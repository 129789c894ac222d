import type { ReactElement } from "react";
import type { StoreTile } from "#contract/stores/stores.ts";
import type { FilterControl } from "~/components/data-table/columns";
import { EmptyRows } from "~/components/data-table/empty-rows";
import { FilterChips } from "~/components/data-table/filter-chips";
import type { ListPage } from "~/components/data-table/list-page";
import { Toolbar } from "~/components/data-table/toolbar";
import { isFiltered } from "~/components/data-table/table-specification";
import { tableHref } from "~/components/data-table/url-state";
import { EmptyState } from "~/components/states/empty-state";
import { CategoryChips } from "~/features/stores/category-chips";
import { StoreGrid } from "~/features/stores/store-grid";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Letters } from "./letters";
import { letters, orders } from "./letters-and-orders";
import { SelectionChips, type SelectionCounts } from "./selection-chips";
import { ShowMore } from "./show-more";

const orderNames = {
  "-orders": "sortOrders",
  "-rate": "sortRate",
  "-added": "sortAdded",
  name: "sortName",
} as const;

interface DirectoryProps {
  page: ListPage<StoreTile>;
  /** The slugs of the stores that are the user's favourites; `null` if unknown. */
  favourites: string[] | null;
  /** The numbers of stores by selection. Without these numbers, only the categories are offered as links. */
  counts?: SelectionCounts;
  /** Popular stores, shown for a search without results. */
  popular?: StoreTile[];
  /** Shown if there are no stores and no filter is set. */
  empty?: ReactElement;
}

/**
 * Lists stores. A GET form searches and sorts them, and links filter them by category or, if they are sorted
 * by name, by first letter.
 */
export function Directory({ page, favourites, counts, popular = [], empty }: DirectoryProps) {
  const t = useTranslation("stores");
  const { specification, table, rows, paging } = page;
  const list = { state: table, specification };
  const { category, ...others } = table.filters;
  const sorting = {
    label: t("sort"),
    options: orders.map((value) => ({ value, label: t(orderNames[value]) })),
  };
  const beginning: FilterControl = {
    name: "letter",
    label: t("letter"),
    options: letters.map((value) => ({ value, label: value === "other" ? "0–9" : value.toUpperCase() })),
  };
  const favouritesTab = {
    name: "only",
    label: t("category"),
    options: [],
    empty: <EmptyState illustration="search" title={t("favouritesEmpty")} text={t("favouritesEmptyText")} />,
  };
  // Without favorites, there is nothing to search.
  const hasStores = rows.length > 0 || isFiltered(table);
  return (
    <div className="min-w-0 space-y-4">
      {hasStores && (
        <div className="-mx-4 -mt-3 sm:-mx-6">
          <Toolbar searchHint={t("searchHint")} sorting={sorting} {...list} />
        </div>
      )}
      {counts && <SelectionChips {...list} counts={counts} />}
      {!counts && hasStores && (
        <CategoryChips
          chosen={category ?? null}
          hrefOf={(name) =>
            tableHref(table, { filters: name ? { ...others, category: name } : others }, specification)
          }
        />
      )}
      {table.sort?.by === "name" && specification.filters?.letter && <Letters {...list} />}
      <div className="-mx-4 empty:hidden sm:-mx-6">
        <FilterChips filters={[beginning]} {...list} />
      </div>
      {rows.length > 0 ? (
        <>
          <StoreGrid stores={rows} favourites={favourites} label={t("list")} showsEnds />
          <ShowMore {...list} shown={rows.length} paging={paging} />
        </>
      ) : (
        <>
          <div className="card-surface">
            <EmptyRows
              {...list}
              empty={
                empty ?? <EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />
              }
              {...(others.only === "favourites" && { tabs: favouritesTab })}
            />
          </div>
          {popular.length > 0 && <Popular stores={popular} />}
        </>
      )}
    </div>
  );
}

function Popular({ stores }: { stores: StoreTile[] }) {
  const t = useTranslation("stores");
  return (
    <section aria-labelledby="popular">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="popular" className="text-lg font-semibold">
          {t("popularTitle")}
        </h2>
        <LocalizedLinkButton to="/contact" variant="outline" size="sm">
          {t("suggestStore")}
        </LocalizedLinkButton>
      </div>
      <StoreGrid stores={stores} />
    </section>
  );
}
