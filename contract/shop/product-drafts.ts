import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";

/** The product of a draft; `new` for a product that isn't created yet. */
const draftParams = z.object({ product: z.union([z.literal("new"), id]) });

/** The form's values as typed, by field. They may be invalid. */
const enteredFields = z
  .record(z.string().max(40), plainText.max(4000))
  .refine((fields) => Object.keys(fields).length <= 100);

const savedDraft = z.object({
  /** Incremented by every save. A save names the revision it is based on. */
  revision: z.int().positive(),
  savedAt: instant,
});

export const getProductDraft = defineCall("GET", "/v1/admin/shop/product-drafts/{product}", {
  permission: "shop.write",
  summary: "Retrieve my draft of a product's form; `null` if there is none",
  params: draftParams,
  data: savedDraft.extend({ fields: enteredFields }).nullable(),
});
/** Refused with 409 `draft_changed` if another tab saved or finished the draft in the meantime. */
export const saveProductDraft = defineCall("PUT", "/v1/admin/shop/product-drafts/{product}", {
  permission: "shop.write",
  summary: "Save a draft of a product's form; it is deleted when the product is saved, or after 30 days",
  params: draftParams,
  body: z.object({ fields: enteredFields, revision: z.int().nonnegative() }),
  data: savedDraft,
});
export const removeProductDraft = defineCall("DELETE", "/v1/admin/shop/product-drafts/{product}", {
  permission: "shop.write",
  summary: "Discard my draft of a product's form",
  params: draftParams,
  data: z.null(),
});
