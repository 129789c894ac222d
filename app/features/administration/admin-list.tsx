import { useLocation } from "react-router";
import { ListTable, type ListTableProps } from "~/components/data-table/list-table";
import { type BulkSteps, ChoiceForm, useBulk } from "./bulk-list";
import { Money } from "~/components/ui/money";
import { MoreRows } from "~/components/data-table/more-rows";
import { CsvLink } from "./csv-link";

interface AdminListProps<Row extends object, Step extends string> extends Omit<
  ListTableProps<Row>,
  "bulk" | "highlighted"
> {
  /** Bulk actions on the selected rows. */
  bulk?: BulkSteps<Step, Row> | undefined;
  /** Returns the amount of a row, to add up the chosen rows. */
  amountOf?: (row: Row) => { amount: number; currency: string };
  /** The URL of the CSV file, if it isn't the one in the list's specification. */
  csvPath?: string;
}

const noBulk = { form: "", steps: [], label: String };

/** A list in the Manage Center with filters, a CSV download and bulk actions. It highlights the open row. */
export function AdminList<Row extends object, Step extends string = never>(props: AdminListProps<Row, Step>) {
  const { bulk, amountOf, csvPath, ...table } = props;
  const { specification, table: state } = table.list;
  const { search } = useLocation();
  const path = csvPath ?? specification.csvPath;
  const { rows } = table.list;
  const rowKey = table.rowKey ?? ((row: Row) => (row as unknown as { id: string }).id);

  const rowsOf = (keys: string[]) => rows.filter((row) => keys.includes(rowKey(row)));
  const bulkControls = useBulk<Step, Row>(bulk ?? noBulk, rowsOf);

  const more = (
    <MoreRows state={state} specification={specification} paging={table.list.paging} shown={rows.length} />
  );

  function sumOf(keys: string[]) {
    const amounts = rowsOf(keys).flatMap((row) => amountOf?.(row) ?? []);
    return [...new Set(amounts.map(({ currency }) => currency))].map((currency) => {
      const sameCurrency = amounts.filter((one) => one.currency === currency);
      const amount = sameCurrency.reduce((sum, one) => sum + one.amount, 0);
      return <Money key={currency} amount={amount} currency={currency} className="me-2" />;
    });
  }
  return (
    <>
      {bulk && <ChoiceForm form={bulk.form} table={state} specification={specification} />}
      <ListTable
        {...table}
        hasAllTools
        bulk={bulk && { ...bulkControls, sum: amountOf && sumOf, more }}
        highlighted={rowInUrl(search)}
        menu={path && <CsvLink path={path} state={state} specification={specification} />}
      />
    </>
  );
}

/** Returns the id of the row that a URL opens or acts on. */
function rowInUrl(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const ids = parameters.getAll("id");
  return parameters.get("view") ?? (ids.length === 1 ? ids[0] : undefined);
}
