import { isKnownType, type NotificationType } from "~/features/notifications/appearance";

/** What the page's URL says (screens 17.5). */
export interface ListState {
  filter: "all" | "unread";
  type?: NotificationType | undefined;
  page: number;
  /** As it stands in the URL; it may be nobody's. */
  viewId?: string | undefined;
}

const lastPage = 1_000_000;

/** Reads the URL's parameters; what is broken falls back to its default. */
export function readListState(parameters: URLSearchParams): ListState {
  const type = parameters.get("type") ?? "";
  const page = Number(parameters.get("page"));
  return {
    filter: parameters.get("filter") === "unread" ? "unread" : "all",
    type: isKnownType(type) ? type : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    viewId: parameters.get("view_id") || undefined,
  };
}

/** The query of a state with changes, without what is default: "" or "?…". Another filter begins at page 1. */
export function listQuery(state: ListState, change: Partial<ListState> = {}): string {
  const isOtherList = "filter" in change || "type" in change;
  const { filter, type, page, viewId } = { ...state, ...(isOtherList && { page: 1 }), ...change };
  const parameters = new URLSearchParams();
  if (filter !== "all") parameters.set("filter", filter);
  if (type) parameters.set("type", type);
  if (page > 1) parameters.set("page", String(page));
  if (viewId) parameters.set("view_id", viewId);
  return parameters.size > 0 ? `?${parameters.toString()}` : "";
}
