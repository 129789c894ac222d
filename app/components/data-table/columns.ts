import type { ReactNode } from "react";

/** One column of a table. `cell` gets a row that is ready to render. */
export interface Column<Row> {
  /** Also the name used for sorting. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts are aligned to the end. */
  align?: "start" | "end";
  /**
   * Whether the column contains the row's name, which is its header cell and, on small screens, the title of
   * its card.
   */
  primary?: boolean;
  /** Whether phones show the column next to the row's name. By default they show the last amount there. */
  isMainValue?: boolean;
  /**
   * Whether phones also show the column's label, for example to tell two dates apart. Amounts always have
   * one.
   */
  labelled?: boolean;
  /** Hides header and label, for a column of buttons. */
  isUnlabelled?: boolean;
}

/** A filter's control. The table's specification has an entry of the same name with its accepted values. */
export interface FilterControl {
  name: string;
  label: string;
  /** The options to choose from. Without options, the filter is a date. */
  options?: { value: string; label: string }[];
  /** For filters without a control, set only by links: returns the value's display text for the chip. */
  inWords?: (value: string) => string;
}

/** A filter shown as tabs above the table. */
export interface TabControl {
  name: string;
  label: string;
  /** An option with an empty value turns the filter off. */
  options: TabOption[];
  /** Shown if the tab has no rows and no other filter is set; by default a link that clears the filters. */
  empty?: ReactNode;
}

interface TabOption {
  value: string;
  label: string;
  /** The number of rows with this value; absent if other filters are set. */
  count?: number | undefined;
  /** Whether `count` is a lower bound. */
  isAtLeast?: boolean;
  /** The sum of the tab's rows. */
  sum?: { amount: number; currency: string } | undefined;
  /** Makes the tab a link to another list instead of a filter. */
  to?: string;
}

/** Paging with cursors, as in the provider's `meta`. */
export interface Paging {
  nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
}
