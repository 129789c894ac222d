import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { storeSlug } from "../stores/stores.ts";
import { plainText } from "../text/text.ts";

/** The options of an admin's filter. `value` is used in the query, `name` is displayed. */
const nameList = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, name: z.string() }));

export const listNetworkNames = defineCall("GET", "/v1/admin/names/networks", {
  permission: [
    "clicks.read",
    "leads.read",
    "offers.read",
    "networks.read",
    "reports.read",
    "withdrawals.read",
    "claims.read",
  ],
  summary: "List the keys and names of all networks, by name",
  data: nameList(plainText.max(64)),
});
export const listStoreNames = defineCall("GET", "/v1/admin/names/stores", {
  permission: ["clicks.read", "leads.read", "offers.read", "claims.read", "reviews.read"],
  summary: "List the slugs and names of all stores, by name",
  data: nameList(storeSlug),
});

export const listRoleNames = defineCall("GET", "/v1/admin/names/roles", {
  permission: ["users.read", "roles.read"],
  summary: "List the keys and names of all custom roles, by name",
  data: nameList(z.string()),
});

/** A call that returns the options of a filter. */
export type NamesCall = typeof listNetworkNames | typeof listStoreNames | typeof listRoleNames;
