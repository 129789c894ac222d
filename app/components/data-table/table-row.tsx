import { classNames } from "../ui/class-names";
import { RowSelection } from "./row-selection";
import type { Column } from "./columns";

interface TableRowProps<Row> {
  row: Row;
  columns: Column<Row>[];
  highlighted: boolean;
  selection?: { form: string; value: string; label: string; resetCount: number };
}

/**
 * A row. Below `sm` it has two lines: its name and main value, then the other cells, with labels for amounts.
 * The roles are explicit, because changing `display` removes them.
 */
export function TableRow<Row>({ row, columns, highlighted, selection }: TableRowProps<Row>) {
  const mainColumn = mainColumnOf(columns);
  return (
    <tr role="row" aria-current={highlighted || undefined} className="look-list-row">
      {selection && (
        <td role="cell" className="self-center sm:px-4 sm:py-3 sm:group-data-[density=compact]/table:py-1">
          <RowSelection
            key={selection.resetCount}
            form={selection.form}
            value={selection.value}
            name={selection.label}
          />
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
              "look-list-cell",
              column.align === "end" && "sm:text-end",
              column.primary && "font-medium",
              placementClasses(column, mainColumn),
            )}
          >
            {(column.labelled ?? (column.align === "end" && !column.isUnlabelled)) &&
              column !== mainColumn && (
                <span aria-hidden className="me-1 sm:hidden">
                  {column.header}
                </span>
              )}
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

const states = ["state", "status", "outcome"];

/**
 * Returns the column shown next to a row's name on phones: the one the list declares, the last amount, or the
 * state.
 */
function mainColumnOf<Row>(columns: Column<Row>[]): Column<Row> | undefined {
  return (
    columns.find(({ isMainValue }) => isMainValue) ??
    columns.findLast(({ align, primary, isUnlabelled }) => align === "end" && !primary && !isUnlabelled) ??
    columns.find(({ id }) => states.includes(id))
  );
}

function placementClasses<Row>(column: Column<Row>, mainColumn: Column<Row> | undefined): string {
  if (column.primary) return "order-1 min-w-0 flex-1 basis-1/2";
  if (column === mainColumn) return "order-2 ms-auto max-sm:text-end";
  return column.isUnlabelled ? "order-5 ms-auto" : "order-4 max-sm:text-sm max-sm:text-muted";
}
