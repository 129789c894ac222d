/** What one filter accepts in the URL; anything else counts as not set. */
export type FilterKind =
  | { kind: "choice"; values: readonly string[] }
  | { kind: "date" }
  /** One of a set that grows, such as networks: its values and their names come with the page. */
  | { kind: "named"; maxLength: number };

/** What a list screen understands in its URL; `listScreen` derives it from the contract. */
export interface TableSpecification {
  /** `?f.<name>=…` */
  filters?: Record<string, FilterKind>;
  /** Columns that can be sorted: `?sort=name`, descending `?sort=-name`. */
  sorts?: readonly string[];
  /** Whether `?q=` searches. */
  search?: boolean;
  /** Allowed rows per page, the first is the default. */
  sizes?: readonly number[];
  /** Other parameters links and forms of the table keep: `view_id`, `tab`. */
  keep?: readonly string[];
  /** Filters without a control: links set them. */
  linked?: readonly string[];
  /** Filters without a control that have a chip: links set them, and people remove them. */
  chips?: readonly string[];
  /** The screen's path without language prefix, where the list can be had as a file at `<path>/csv`. */
  csvPath?: string;
  /** A plain address leads to a saved view, so that the list without any choice needs an address of its own. */
  hasDefaultView?: boolean;
}

/** The list as the URL asks for it. */
export interface TableState {
  q: string;
  size: number;
  sort: { by: string; descending: boolean } | null;
  filters: Record<string, string>;
  /** Cursors of the pages walked through; the last is the current page's, none means the first page. */
  cursors: string[];
  kept: [name: string, value: string][];
}

/** Whether anything narrows the list: tells "nothing here yet" from "nothing matches". */
export function isFiltered(state: TableState): boolean {
  return state.q !== "" || Object.keys(state.filters).length > 0;
}
