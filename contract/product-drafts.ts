import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, instant } from "./identifiers.ts";
import { plainText } from "./text.ts";

/** What a draft is of: a product, or one that does not exist yet. */
const draftOf = z.object({ product: z.union([z.literal("new"), id]) });

/** The form as it was typed, by field; nothing of it needs to be right yet. */
const typed = z
  .record(z.string().max(40), plainText.max(4000))
  .refine((fields) => Object.keys(fields).length <= 100);

const kept = z.object({
  /** Counts up with every save; a save names the one it goes on from. */
  revision: z.int().positive(),
  savedAt: instant,
});

export const getProductDraft = defineCall("GET", "/v1/admin/shop/product-drafts/{product}", {
  permission: "shop.write",
  summary: "My draft of a product's form, null where there is none",
  params: draftOf,
  data: kept.extend({ fields: typed }).nullable(),
});
/** Refused with 409 `draft_changed` when another tab saved, or finished, the draft meanwhile. */
export const saveProductDraft = defineCall("PUT", "/v1/admin/shop/product-drafts/{product}", {
  permission: "shop.write",
  summary: "Keep a product's form as it is typed; it is gone once the product is saved, or after 30 days",
  params: draftOf,
  body: z.object({ fields: typed, revision: z.int().nonnegative() }),
  data: kept,
});
export const removeProductDraft = defineCall("DELETE", "/v1/admin/shop/product-drafts/{product}", {
  permission: "shop.write",
  summary: "Throw my draft of a product away",
  params: draftOf,
  data: z.null(),
});
