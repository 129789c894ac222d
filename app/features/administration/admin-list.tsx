import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Paging } from "~/components/data-table/columns";
import { DataTable, type DataTableProps } from "~/components/data-table/data-table";
import { ViewPanel } from "~/components/data-table/view-panel";
import { filterControls, type FilterLabel, type ListPage } from "~/components/data-table/list-page";
import { type BulkSteps, ChoiceForm, useBulk } from "./bulk-list";
import { CsvLink } from "./csv-link";
import { SavedViews } from "./saved-views";

interface AdminListProps<Row extends object, Step extends string> extends Pick<
  DataTableProps<Row>,
  "label" | "columns" | "rowLabel" | "empty" | "keys"
> {
  list: ListPage<Row, Paging>;
  filterLabel: FilterLabel;
  /** Names a row in addresses and forms, where it is not its `id`. */
  rowKey?: (row: Row) => string;
  /** Steps the chosen rows can take at once. */
  bulk?: BulkSteps<Step> | undefined;
  /** Beside the link to the list's file. */
  actions?: ReactNode;
  /** Where the file is, when the list's own specification cannot know. */
  csvPath?: string;
}

const noBulk = { form: "", steps: [], label: String };

/** A list of the administration: filters, file, steps of several, and the opened row pointed out. */
export function AdminList<Row extends object, Step extends string = never>(props: AdminListProps<Row, Step>) {
  const { list, filterLabel, rowKey = idOf, bulk, actions, csvPath, ...table } = props;
  const { specification, table: state, rows, paging } = list;
  const { search } = useLocation();
  const bulkControls = useBulk(bulk ?? noBulk);
  const path = csvPath ?? specification.csvPath;
  return (
    <>
      {bulk && <ChoiceForm form={bulk.form} table={state} specification={specification} />}
      <DataTable
        {...table}
        rows={rows}
        rowKey={rowKey}
        specification={specification}
        state={state}
        paging={paging}
        today={list.today}
        filters={filterControls(specification, filterLabel, list.names)}
        bulk={bulk && bulkControls}
        highlighted={openedRow(search)}
        actions={
          <>
            {actions}
            {path && <CsvLink path={path} state={state} specification={specification} />}
            {list.views && <SavedViews views={list.views} state={state} specification={specification} />}
            <ViewPanel columns={table.columns} state={state} specification={specification} />
          </>
        }
      />
    </>
  );
}

/** The row an address opens, or takes a step with, beside the list. */
function openedRow(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const chosen = parameters.getAll("id");
  return parameters.get("view") ?? (chosen.length === 1 ? chosen[0] : undefined);
}

function idOf(row: object): string {
  return (row as { id: string }).id;
}
