/** The values that a filter accepts in the URL. Any other value counts as not set. */
export type FilterKind =
  | { kind: "choice"; values: readonly string[] }
  | { kind: "date" }
  /** A value of an open set, such as networks. The values and their display names come with the page. */
  | { kind: "named"; maxLength: number };

/** The parameters a list screen accepts in its URL. `listScreen` derives them from the contract. */
export interface TableSpecification {
  /** `?f.<name>=…` */
  filters?: Record<string, FilterKind>;
  /** Sortable columns: `?sort=name`, descending `?sort=-name`. */
  sorts?: readonly string[];
  /** Whether `?q=` searches. */
  search?: boolean;
  /** Allowed rows per page; the first is the default. */
  sizes?: readonly number[];
  /** Other parameters that the table's links and forms keep: `view_id`, `tab`. */
  keep?: readonly string[];
  /** Filters without a control, set by links. */
  linked?: readonly string[];
  /** Filters without a control, set by links and removable by a chip. */
  chips?: readonly string[];
  /** The path (without language) of the screen whose CSV file contains this list. */
  csvPath?: string;
  /**
   * Whether a URL without parameters redirects to a saved view. The unfiltered list then needs its own
   * URL.
   */
  hasDefaultView?: boolean;
}

/** The list's state in the URL. */
export interface TableState {
  q: string;
  size: number;
  sort: { by: string; descending: boolean } | null;
  filters: Record<string, string>;
  /** Cursors of the visited pages. The last one is that of the current page. Empty for the first page. */
  cursors: string[];
  otherParameters: [name: string, value: string][];
}

/** Returns whether the list is filtered, to distinguish "nothing here yet" from "nothing matches". */
export function isFiltered(state: TableState): boolean {
  return state.q !== "" || Object.keys(state.filters).length > 0;
}
