import { classNames } from "../ui/class-names";
import type { Column } from "./columns";
import { TableRow } from "./table-row";

interface PlainTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** A short table without paging, styled like `DataTable`. Below `sm` each row is a card. */
export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>) {
  return (
    <div className="overflow-x-auto px-1 sm:px-0">
      <table
        role="table"
        aria-label={label}
        // The outer cells are aligned with the title of the table's card.
        className="block w-full text-sm sm:table sm:[&_tr>:first-child]:ps-6 sm:[&_tr>:last-child]:pe-6"
      >
        <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
          <tr role="row" className="border-y border-line bg-sunken text-muted">
            {columns.map(({ id, header, align, isUnlabelled }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={classNames(
                  "px-4 py-3 font-medium sm:max-xl:px-3 whitespace-nowrap",
                  align === "end" ? "text-end" : "text-start",
                )}
              >
                <span className={isUnlabelled ? "sr-only" : undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} highlighted={false} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
