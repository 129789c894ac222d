import type { TypeWithIcon } from "#contract/notifications/notification-types.ts";
import { hasOwnIcon } from "~/features/notifications/appearance";

/** The list's state, which is stored in the URL. */
export interface ListState {
  filter: "all" | "unread";
  type?: TypeWithIcon | undefined;
  /** The provider's cursor of the first row; absent for the newest row. */
  cursor?: string | undefined;
  /** The number of rows to show. */
  shown: number;
  /** The id in the URL. There may be no such notification. */
  viewId?: string | undefined;
}

/** Parameters that apply to one page view. The page's links don't contain them. */
export interface OneTimeState {
  /** The provider's id of the last deletion, and the number of deleted rows. */
  undo?: { deletion: string; count: number } | undefined;
  /** Whether the help on keys is open. */
  help?: boolean | undefined;
}

export const pageSize = 20;
/** A list with more rows continues on another page. */
export const maxShown = 200;
const maxCursorLength = 256;

/** Reads the state from the URL. Invalid parameters get their default values. */
export function readListState(parameters: URLSearchParams): ListState {
  const type = parameters.get("type") ?? "";
  const cursor = parameters.get("cursor") ?? "";
  const shown = Number(parameters.get("shown"));
  return {
    filter: parameters.get("filter") === "unread" ? "unread" : "all",
    type: hasOwnIcon(type) ? type : undefined,
    cursor: cursor !== "" && cursor.length <= maxCursorLength ? cursor : undefined,
    shown: Number.isInteger(shown) && shown > pageSize ? Math.min(shown, maxShown) : pageSize,
    viewId: parameters.get("view_id") || undefined,
  };
}

/**
 * Returns the query string of a state with changes, without default values: "" or "?…". After a change of the
 * filter, the list starts at the newest row.
 */
export function listQuery(state: ListState, change: Partial<ListState> & OneTimeState = {}): string {
  const isOtherList = "filter" in change || "type" in change;
  const begin = isOtherList ? { cursor: undefined, shown: pageSize } : {};
  const next: ListState & OneTimeState = { ...state, ...begin, ...change };
  const parameters = new URLSearchParams();
  if (next.filter !== "all") parameters.set("filter", next.filter);
  if (next.type) parameters.set("type", next.type);
  if (next.cursor) parameters.set("cursor", next.cursor);
  if (next.shown > pageSize) parameters.set("shown", String(next.shown));
  if (next.viewId) parameters.set("view_id", next.viewId);
  if (next.undo) {
    parameters.set("undo", next.undo.deletion);
    if (next.undo.count > 1) parameters.set("deleted", String(next.undo.count));
  }
  if (next.help) parameters.set("keys", "help");
  return parameters.size > 0 ? `?${parameters.toString()}` : "";
}
