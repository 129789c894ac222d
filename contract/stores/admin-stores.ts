import { z } from "zod";
import { definePictureCalls } from "../accounts/picture-calls.ts";
import { storeSlug } from "./stores.ts";

export const { set: setStoreLogo, remove: removeStoreLogo } = definePictureCalls(
  "/v1/admin/stores/{slug}/logo",
  {
    permission: "offers.write",
    what: "a store's logo",
    params: z.object({ slug: storeSlug }),
    data: z.object({ slug: storeSlug, name: z.string(), logo: z.string().nullable() }),
  },
);
