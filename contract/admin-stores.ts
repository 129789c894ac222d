import { z } from "zod";
import { largestAvatarBody } from "./account.ts";
import { defineCall } from "./call.ts";
import { storeSlug } from "./stores.ts";

const params = z.object({ slug: storeSlug });
const shown = z.object({ slug: storeSlug, name: z.string(), logo: z.string().nullable() });

/** Refused with 422 `avatar_too_large`, `avatar_type_unknown`, `avatar_broken` at `content`. */
export const setStoreLogo = defineCall("PUT", "/v1/admin/stores/{slug}/logo", {
  summary: "Set a store's logo: JPEG, PNG or WebP up to 800 kB; it is drawn anew, 256 pixels square",
  permission: "offers.write",
  params,
  body: z.object({ content: z.base64().max(largestAvatarBody) }),
  data: shown,
});
export const removeStoreLogo = defineCall("DELETE", "/v1/admin/stores/{slug}/logo", {
  summary: "Remove a store's logo: its initials stand in for it",
  permission: "offers.write",
  params,
  data: shown,
});
