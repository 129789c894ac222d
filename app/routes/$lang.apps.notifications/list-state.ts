import type { TypeWithIcon } from "#contract/notification-types.ts";
import { hasOwnIcon } from "~/features/notifications/appearance";

/** What the page's URL says. */
export interface ListState {
  filter: "all" | "unread";
  type?: TypeWithIcon | undefined;
  /** Where the list begins, as the provider names it; from the newest on without. */
  cursor?: string | undefined;
  /** How many are shown from there. */
  shown: number;
  /** As it stands in the URL; it may not exist. */
  viewId?: string | undefined;
}

/** What the URL says for once: a link of the page leaves it behind. */
export interface OneTimeState {
  /** What was just deleted, by the provider's name for it, and how many. */
  undo?: { deletion: string; count: number } | undefined;
  /** The help on keys is open. */
  help?: boolean | undefined;
}

export const pageSize = 20;
/** Beyond so many the list goes on on a page of its own. */
export const mostShown = 200;
const longestCursor = 256;

/** Reads the URL's parameters; what is broken falls back to its default. */
export function readListState(parameters: URLSearchParams): ListState {
  const type = parameters.get("type") ?? "";
  const cursor = parameters.get("cursor") ?? "";
  const shown = Number(parameters.get("shown"));
  return {
    filter: parameters.get("filter") === "unread" ? "unread" : "all",
    type: hasOwnIcon(type) ? type : undefined,
    cursor: cursor !== "" && cursor.length <= longestCursor ? cursor : undefined,
    shown: Number.isInteger(shown) && shown > pageSize ? Math.min(shown, mostShown) : pageSize,
    viewId: parameters.get("view_id") || undefined,
  };
}

/** The query of a state with changes, without what is default: "" or "?…". Another filter begins at the newest. */
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
