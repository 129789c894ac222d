import type { ReactNode } from "react";
import type { Paging } from "./columns";
import { DataTable, type DataTableProps } from "./data-table";
import { filterControls, type FilterLabel, type ListPage } from "./list-page";
import { SavedViews } from "./saved-views";
import { ViewPanel } from "./view-panel";

export interface ListTableProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  "label" | "columns" | "rowLabel" | "empty" | "keys" | "tabs" | "bulk" | "highlighted"
> {
  list: ListPage<Row, Paging>;
  filterLabel: FilterLabel;
  /** Returns a row's key in addresses and forms; its `id` by default. */
  rowKey?: ((row: Row) => string) | undefined;
  /** Rendered before the views and the choice of columns. */
  actions?: ReactNode;
}

/** A list as its loader returned it: filters, saved views, columns and rows. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { list, filterLabel, rowKey = idOf, actions, ...table } = props;
  const { specification, table: state, views } = list;
  return (
    <DataTable
      {...table}
      rows={list.rows}
      rowKey={rowKey}
      specification={specification}
      state={state}
      paging={list.paging}
      today={list.today}
      filters={filterControls(specification, filterLabel, list.names)}
      actions={
        <>
          {actions}
          {views && <SavedViews views={views} state={state} specification={specification} />}
          <ViewPanel columns={table.columns} state={state} specification={specification} />
        </>
      }
    />
  );
}

function idOf(row: object): string {
  return (row as { id: string }).id;
}
