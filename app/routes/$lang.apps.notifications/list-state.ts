import type { TypeWithIcon } from "#contract/notifications/notification-types.ts";
import { hasOwnIcon } from "~/features/notifications/appearance";

/** The list's state, which is stored in the URL. */
export interface ListState {
  filter: "all" | "unread";
  type?: TypeWithIcon | undefined;
  /** The provider's cursor for the first row; absent if the list starts at the newest row. */
  cursor?: string | undefined;
  /** The number of rows to show. */
  rowCount: number;
  /** The id of the opened notification in the URL. It may not exist. */
  viewId?: string | undefined;
}

/** Parameters that apply to one page view. The page's links don't contain them. */
export interface OneTimeState {
  /** The provider's id of the last deletion, and the number of deleted rows. */
  undo?: { deletion: string; count: number } | undefined;
  /** Whether the help for keyboard shortcuts is open. */
  help?: boolean | undefined;
}

export const pageSize = 20;
/** The maximum number of rows on a page. Further rows are on another page. */
export const maxRowCount = 200;
const maxCursorLength = 256;

/** Reads the state from the URL. Invalid parameters get their default values. */
export function readListState(parameters: URLSearchParams): ListState {
  const type = parameters.get("type") ?? "";
  const cursor = parameters.get("cursor") ?? "";
  const requestedRows = Number(parameters.get("shown"));
  return {
    filter: parameters.get("filter") === "unread" ? "unread" : "all",
    type: hasOwnIcon(type) ? type : undefined,
    cursor: cursor !== "" && cursor.length <= maxCursorLength ? cursor : undefined,
    rowCount:
      Number.isInteger(requestedRows) && requestedRows > pageSize
        ? Math.min(requestedRows, maxRowCount)
        : pageSize,
    viewId: parameters.get("view_id") || undefined,
  };
}

/**
 * Returns the query string for a state with changes, such as "?filter=unread". Default values are left out,
 * so it can be empty. After a change of the filter, the list starts at the newest row.
 */
export function listQuery(state: ListState, change: Partial<ListState> & OneTimeState = {}): string {
  const isOtherList = "filter" in change || "type" in change;
  const firstRows = isOtherList ? { cursor: undefined, rowCount: pageSize } : {};
  const newState: ListState & OneTimeState = { ...state, ...firstRows, ...change };
  const parameters = new URLSearchParams();
  if (newState.filter !== "all") parameters.set("filter", newState.filter);
  if (newState.type) parameters.set("type", newState.type);
  if (newState.cursor) parameters.set("cursor", newState.cursor);
  if (newState.rowCount > pageSize) parameters.set("shown", String(newState.rowCount));
  if (newState.viewId) parameters.set("view_id", newState.viewId);
  if (newState.undo) {
    parameters.set("undo", newState.undo.deletion);
    if (newState.undo.count > 1) parameters.set("deleted", String(newState.undo.count));
  }
  if (newState.help) parameters.set("keys", "help");
  return parameters.size > 0 ? `?${parameters.toString()}` : "";
}
