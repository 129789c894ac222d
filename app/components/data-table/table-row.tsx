import { classNames } from "../ui/class-names";
import { RowChoice } from "./choice";
import type { Column } from "./columns";

interface TableRowProps<Row> {
  row: Row;
  columns: Column<Row>[];
  highlighted: boolean;
  choice?: { form: string; value: string; label: string; round: number };
}

/** A row; below `sm` a card with a label before each value. Roles are explicit, as `display` would drop them. */
export function TableRow<Row>({ row, columns, highlighted, choice }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      aria-current={highlighted || undefined}
      className={classNames(
        "relative my-3 block rounded-md border border-line p-3 sm:my-0 sm:table-row sm:rounded-none sm:border-0",
        "sm:border-b sm:p-0 sm:last:border-b-0 hover:bg-sunken has-checked:bg-primary-soft",
        "aria-[current]:bg-primary-soft",
      )}
    >
      {choice && (
        <td role="cell" className="absolute end-3 top-3 sm:static sm:px-4 sm:py-3">
          <RowChoice key={choice.round} form={choice.form} value={choice.value} name={choice.label} />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.primary ? "th" : "td";
        return (
          <Cell
            key={column.id}
            role={column.primary ? "rowheader" : "cell"}
            scope={column.primary ? "row" : undefined}
            className={classNames(
              "flex items-baseline justify-between gap-4 py-1.5 sm:table-cell sm:px-3 sm:py-3 xl:px-4 sm:align-middle",
              column.align === "end" ? "text-end" : "text-start",
              column.primary ? "pe-10 font-medium sm:pe-3 xl:pe-4" : "font-normal",
            )}
          >
            {!column.primary && !column.quiet && (
              <span aria-hidden className="shrink-0 text-muted sm:hidden">
                {column.header}
              </span>
            )}
            <span className="min-w-0 sm:contents">{column.cell(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}
