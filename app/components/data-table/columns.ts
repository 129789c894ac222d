import type { ReactNode } from "react";

/** One column of a table; `cell` gets a view-ready row. */
export interface Column<Row> {
  /** Also the name to sort by. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts stand at the end of their cell. */
  align?: "start" | "end";
  /** The row's name: its header cell, and the head of its card on small screens. */
  primary?: boolean;
  /** Stands beside the row's name on phones, where that is not the last amount. */
  lead?: boolean;
  /** Has its label on phones, too: a second date says nothing without. Amounts always have. */
  labelled?: boolean;
  /** Hidden header and label, for a column of buttons. */
  quiet?: boolean;
}

/** A filter as people see it; what it accepts is in the table's specification under the same name. */
export interface FilterControl {
  name: string;
  label: string;
  /** What it can be set to; without them it is a date. */
  options?: { value: string; label: string }[];
  /** It has no control, as only links set it; a chip says its value in these words. */
  inWords?: (value: string) => string;
}

/** One filter shown as tabs above the table, each with how many rows it leaves. */
export interface TabControl {
  name: string;
  label: string;
  /** The first, with an empty value, is the one without this filter. */
  options: { value: string; label: string; count: number }[];
}

/** Keyset paging as the provider's `meta` has it. */
export interface Paging {
  nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
}
