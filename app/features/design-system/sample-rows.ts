import type { Paging } from "~/components/data-table/columns";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";

export interface SampleRow {
  id: string;
  store: string;
  /** ISO 8601. */
  date: string;
  /** Minor units of US dollars. */
  amount: number;
  state: "pending" | "paid";
}

const rows: SampleRow[] = [
  { id: "1", store: "Best Buy", date: "2026-03-04T10:00:00Z", amount: 918, state: "pending" },
  { id: "2", store: "Target", date: "2026-03-02T10:00:00Z", amount: 1924, state: "pending" },
  { id: "3", store: "eBay", date: "2026-02-27T10:00:00Z", amount: 585, state: "paid" },
  { id: "4", store: "Galeries Lafayette", date: "2026-02-21T10:00:00Z", amount: 1794, state: "paid" },
  { id: "5", store: "Macy’s", date: "2026-02-16T10:00:00Z", amount: 907, state: "pending" },
  { id: "6", store: "Walmart", date: "2026-02-11T10:00:00Z", amount: 715, state: "paid" },
  { id: "7", store: "Nike", date: "2026-02-03T10:00:00Z", amount: 2440, state: "paid" },
];

/** The parameters that the sample table accepts in its URL. */
export const sampleTable: TableSpecification = {
  search: true,
  filters: { state: { kind: "choice", values: ["pending", "paid"] } },
  sorts: ["store", "amount"],
  sizes: [4],
};

/** Returns the page of sample rows that the table's state in the URL describes. */
export function sampleRows({ q, filters, sort, size, cursors }: TableState): {
  rows: SampleRow[];
  paging: Paging;
} {
  const matches = rows
    .filter((row) => row.store.toLowerCase().includes(q.toLowerCase()))
    .filter((row) => !filters.state || row.state === filters.state);
  if (sort) {
    matches.sort((one, other) =>
      sort.by === "amount" ? one.amount - other.amount : one.store.localeCompare(other.store),
    );
    if (sort.descending) matches.reverse();
  }
  const from = Number.parseInt(cursors.at(-1) ?? "0", 10) || 0;
  const end = from + size;
  return {
    rows: matches.slice(from, end),
    paging: {
      nextCursor: end < matches.length ? String(end) : null,
      total: matches.length,
      totalIsExact: true,
    },
  };
}
