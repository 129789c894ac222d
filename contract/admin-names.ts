import { z } from "zod";
import { defineCall } from "./call.ts";
import { storeSlug } from "./stores.ts";
import { plainText } from "./text.ts";

/** What admins' filters choose from: the filter takes the value, people read the name. */
const named = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, name: z.string() }));

export const listNetworkNames = defineCall("GET", "/v1/admin/names/networks", {
  summary: "Every network's key and name, by name",
  data: named(plainText.max(64)),
});
export const listStoreNames = defineCall("GET", "/v1/admin/names/stores", {
  summary: "Every store's slug and name, by name",
  data: named(storeSlug),
});

/** A call that names what a filter can be set to. */
export type NamesCall = typeof listNetworkNames | typeof listStoreNames;
