import { z } from "zod";
import { definePictureCalls } from "../accounts/picture-calls.ts";
import { defineCall } from "../calls/call.ts";
import { storeSlug } from "./stores.ts";

export const { set: setStoreLogo, remove: removeStoreLogo } = definePictureCalls(
  "/v1/admin/stores/{slug}/logo",
  {
    permission: "offers.write",
    subject: "a store's logo",
    params: z.object({ slug: storeSlug }),
    data: z.object({ slug: storeSlug, name: z.string(), logo: z.string().nullable() }),
  },
);

export const setStoreLinks = defineCall("PUT", "/v1/admin/stores/{slug}/links", {
  permission: "offers.write",
  summary: "Allow or stop members' links to a store's pages; links that exist then lead nowhere",
  params: z.object({ slug: storeSlug }),
  body: z.object({ takesLinks: z.boolean() }),
  data: z.object({ slug: storeSlug, name: z.string(), takesLinks: z.boolean() }),
});
