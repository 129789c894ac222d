import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { maxViewNameLength, maxViewQueryLength } from "./saved-view-limits.ts";
import { plainText } from "../text/text.ts";

/** The list that a saved view filters, as its screen's path without the language. */
export const savedViewList = z
  .string()
  .max(120)
  .regex(/^(?:\/[\w-]+)+$/);
export const viewName = plainText.trim().min(1).max(maxViewNameLength);
/** Filters, search, order and columns as a query string without the question mark. */
export const viewQuery = z
  .string()
  .max(maxViewQueryLength)
  .regex(/^[\w.~%+*=&-]*$/);

/** A saved view of a list. The one with `isDefault` is shown if the list is opened without a query. */
export const savedView = z.object({
  id,
  list: z.string(),
  name: z.string(),
  query: z.string(),
  isDefault: z.boolean(),
  createdAt: instant,
});
export type SavedView = z.infer<typeof savedView>;

export const listSavedViews = defineCall("GET", "/v1/users/me/saved-views", {
  summary: "List my saved views of one list or of all, by name",
  query: z.object({ list: savedViewList.optional() }),
  data: z.array(savedView),
});
/**
 * Refused with 409 `view_limit` if there are too many views, and with 422 `view_name_taken` at `name` if the
 * list has a view of that name.
 */
export const addSavedView = defineCall("POST", "/v1/users/me/saved-views", {
  summary: "Save a view of a list",
  body: z.object({
    list: savedViewList,
    name: viewName,
    query: viewQuery,
    isDefault: z.boolean().default(false),
  }),
  data: savedView,
  status: 201,
  idempotencyKey: "optional",
});
/** Refused with 422 `view_name_taken` at `name`. A list has at most one default: the one chosen last. */
export const changeSavedView = defineCall("PATCH", "/v1/users/me/saved-views/{id}", {
  summary: "Rename a saved view, or make it the default of its list",
  body: z.object({ name: viewName.optional(), isDefault: z.boolean().optional() }),
  data: savedView,
});
export const removeSavedView = defineCall("DELETE", "/v1/users/me/saved-views/{id}", {
  summary: "Remove a saved view",
  data: z.null(),
});
