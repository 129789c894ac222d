import type { TableState } from "~/components/data-table/table-specification";

/**
 * Returns one page of rows held in memory, in the URL's sort order. A cursor is the number of preceding rows.
 */
export function sortedPage<Row>(rows: readonly Row[], state: TableState) {
  const from = Math.max(0, Number.parseInt(state.cursors.at(-1) ?? "0", 10) || 0);
  const end = from + state.size;
  return {
    rows: sortedRows(rows, state).slice(from, end),
    paging: { nextCursor: end < rows.length ? String(end) : null, total: rows.length, totalIsExact: true },
  };
}

/** Returns all rows in the URL's sort order. */
export function sortedRows<Row>(rows: readonly Row[], { sort }: Pick<TableState, "sort">): Row[] {
  const by = sort?.by as keyof Row | undefined;
  if (!by) return [...rows];
  return rows.toSorted((one, other) => compare(one[by], other[by]) * (sort?.descending ? -1 : 1));
}

function compare(one: unknown, other: unknown): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other));
}
