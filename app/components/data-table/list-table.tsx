import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import type { FilterControl, Paging } from "./columns";
import { DataTable, type DataTableProps } from "./data-table";
import { filterControls, type FilterLabel, type ListPage } from "./list-page";
import { SavedViewList, SavedViews } from "./saved-views";
import { isFiltered, type TableState } from "./table-specification";
import { ViewPanel } from "./view-panel";

export interface ListTableProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  "label" | "columns" | "rowLabel" | "searchHint" | "sum" | "empty" | "keys" | "tabs" | "bulk" | "highlighted"
> {
  list: ListPage<Row, Paging>;
  filterLabel: FilterLabel;
  /** Returns a row's key in URLs and forms; its `id` by default. */
  rowKey?: ((row: Row) => string) | undefined;
  /** Rendered before the views. */
  actions?: ReactNode;
  /**
   * Whether to offer saved views, the choice of columns and rows per page, and the hint about keys even for a
   * short list. By default, they are offered for lists with many rows, or once they are in use.
   */
  hasAllTools?: boolean;
  /** Rendered at the top of the menu with the choice of columns. */
  menu?: ReactNode;
}

/** A member's list with at least this many rows shows every tool. */
const manyRows = 50;

/** Renders a list as its loader returned it: filters, saved views, columns and rows. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { list, filterLabel, rowKey = idOf, actions, menu, hasAllTools = false, ...table } = props;
  const { specification, table: state, views } = list;
  const tools = useTranslation("table");
  const isUsed = state.otherParameters.length > 0 || (views?.rows?.length ?? 0) > 0;
  const hasTools = hasAllTools || isUsed || list.paging.total > manyRows;
  return (
    <DataTable
      {...table}
      rows={list.rows}
      rowKey={rowKey}
      specification={specification}
      state={state}
      paging={list.paging}
      today={list.today}
      hasToolbar={hasTools || list.rows.length > 0 || isFiltered(state)}
      hasKeysHint={hasAllTools}
      hasSizes={hasTools}
      filters={withoutTabs(filterControls(specification, filterLabel, list.filterOptions), props)}
      actions={
        <>
          {actions}
          {views && hasTools && (
            <div className="max-sm:hidden">
              <SavedViews views={views} state={state} specification={specification} />
            </div>
          )}
        </>
      }
      menu={
        hasTools && (
          <>
            {menu}
            {views && (
              <section
                aria-label={tools("savedViews")}
                className="space-y-4 border-b border-line pb-4 sm:hidden"
              >
                <h3 className="text-muted">{tools("savedViews")}</h3>
                <SavedViewList views={views} state={state} specification={specification} />
              </section>
            )}
            <ViewPanel columns={table.columns} state={state} specification={specification} />
          </>
        )
      }
    />
  );
}

/**
 * Returns the controls without the tabs' filter. If a link sets that filter to a value without a tab, the
 * value is shown as a removable chip.
 */
function withoutTabs(
  controls: FilterControl[],
  {
    tabs,
    list,
    filterLabel,
  }: Pick<ListTableProps<object>, "tabs" | "filterLabel"> & {
    list: { table: TableState };
  },
): FilterControl[] {
  const value = tabs && list.table.filters[tabs.name];
  const isTab = value === undefined || tabs?.options.some((option) => option.value === value);
  return controls.flatMap((control) => {
    if (control.name !== tabs?.name) return control;
    const { name, label } = control;
    return isTab ? [] : { name, label, inWords: (chosen) => filterLabel(name, chosen) };
  });
}

function idOf(row: object): string {
  return (row as { id: string }).id;
}
