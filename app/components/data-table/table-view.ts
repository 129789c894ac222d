import type { Column } from "./columns";
import type { TableState } from "./table-specification";

/** How a list is shown, in its address: `density=compact`, `cols=` once for each column that is chosen. */
export const viewParameters = ["density", "cols"] as const;

export function isCompact({ kept }: TableState): boolean {
  return kept.some(([name, value]) => name === "density" && value === "compact");
}

/** The columns that can be left out: a row keeps its name and its buttons. */
export function choosableColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  return columns.filter(({ primary, quiet }) => !primary && !quiet);
}

/** The columns the address chooses, all where it names none that is known. */
export function shownColumns<Row>(columns: Column<Row>[], { kept }: TableState): Column<Row>[] {
  const asked = new Set(kept.filter(([name]) => name === "cols").map(([, value]) => value));
  const choosable = choosableColumns(columns);
  if (!choosable.some(({ id }) => asked.has(id))) return columns;
  return columns.filter((column) => !choosable.includes(column) || asked.has(column.id));
}
