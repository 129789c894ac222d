import type { TableState } from "~/components/data-table/table-specification";

/** One page of rows that are all in memory, sorted as the address asks; a cursor is how many rows come before. */
export function sortedPage<Row>(rows: readonly Row[], { sort, size, cursors }: TableState) {
  const by = sort?.by as keyof Row | undefined;
  const sorted = by
    ? rows.toSorted((one, other) => compare(one[by], other[by]) * (sort?.descending ? -1 : 1))
    : [...rows];
  const from = Math.max(0, Number.parseInt(cursors.at(-1) ?? "0", 10) || 0);
  const end = from + size;
  return {
    rows: sorted.slice(from, end),
    paging: { nextCursor: end < rows.length ? String(end) : null, total: rows.length, totalIsExact: true },
  };
}

function compare(one: unknown, other: unknown): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other));
}
