import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, instant } from "./identifiers.ts";
import { longestViewName, longestViewQuery } from "./saved-view-limits.ts";
import { plainText } from "./text.ts";

/** The list a view is of: its screen's path without the language. */
export const viewedList = z
  .string()
  .max(120)
  .regex(/^(?:\/[\w-]+)+$/);
export const viewName = plainText.trim().min(1).max(longestViewName);
/** Filters, search, order and columns as they stand in an address, without the question mark. */
export const viewQuery = z
  .string()
  .max(longestViewQuery)
  .regex(/^[\w.~%+*=&-]*$/);

/** A view of a list that an account keeps; the one with `isDefault` is shown where the list is opened plainly. */
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
  summary: "My saved views of one list, or of all, by name",
  query: z.object({ list: viewedList.optional() }),
  data: z.array(savedView),
});
/** Refused with 409 `view_limit` when there are too many, 422 `view_name_taken` at `name` when the list has one of that name. */
export const addSavedView = defineCall("POST", "/v1/users/me/saved-views", {
  summary: "Keep a view of a list",
  body: z.object({
    list: viewedList,
    name: viewName,
    query: viewQuery,
    isDefault: z.boolean().default(false),
  }),
  data: savedView,
  status: 201,
});
/** Refused with 422 `view_name_taken` at `name`. One view of a list is its default at most: the latest chosen. */
export const changeSavedView = defineCall("PATCH", "/v1/users/me/saved-views/{id}", {
  summary: "Rename a saved view, or make it the one its list opens with",
  body: z.object({ name: viewName.optional(), isDefault: z.boolean().optional() }),
  data: savedView,
});
export const removeSavedView = defineCall("DELETE", "/v1/users/me/saved-views/{id}", {
  summary: "Remove a saved view",
  data: z.null(),
});
