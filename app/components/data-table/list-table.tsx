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
  /** Names a row in addresses and forms, where it is not its `id`. */
  rowKey?: ((row: Row) => string) | undefined;
  /** Before the views and the choice of columns. */
  actions?: ReactNode;
}

/** A list as its loader handed it over: its filters, its reader's saved views, and how it is shown. */
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
