import { useLocation } from "react-router";
import { ListTable, type ListTableProps } from "~/components/data-table/list-table";
import { type BulkSteps, ChoiceForm, useBulk } from "./bulk-list";
import { CsvLink } from "./csv-link";

interface AdminListProps<Row extends object, Step extends string> extends Omit<
  ListTableProps<Row>,
  "bulk" | "tabs" | "highlighted"
> {
  /** Steps the chosen rows can take at once. */
  bulk?: BulkSteps<Step> | undefined;
  /** Where the file is, when the list's own specification cannot know. */
  csvPath?: string;
}

const noBulk = { form: "", steps: [], label: String };

/** A list of the administration: filters, file, steps of several, and the opened row pointed out. */
export function AdminList<Row extends object, Step extends string = never>(props: AdminListProps<Row, Step>) {
  const { bulk, actions, csvPath, ...table } = props;
  const { specification, table: state } = table.list;
  const { search } = useLocation();
  const bulkControls = useBulk(bulk ?? noBulk);
  const path = csvPath ?? specification.csvPath;
  return (
    <>
      {bulk && <ChoiceForm form={bulk.form} table={state} specification={specification} />}
      <ListTable
        {...table}
        hasAllTools
        bulk={bulk && bulkControls}
        highlighted={openedRow(search)}
        actions={
          <>
            {actions}
            {path && <CsvLink path={path} state={state} specification={specification} />}
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
