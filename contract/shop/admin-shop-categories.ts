import { z } from "zod";
import { daySpan, periodQuery } from "../overview/admin-overview.ts";
import { productName } from "./admin-shop-products.ts";
import { defineCall, defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { boundedInstant, id, idParams, instant } from "../text/identifiers.ts";
import { searchText } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { definePictureCalls } from "../accounts/picture-calls.ts";
import { categoryStates } from "./shop-limits.ts";
import { storeSlug } from "../stores/stores.ts";

export const categoryState = z.enum(categoryStates);

/** A category of the shop for admins. */
export const adminCategory = z.object({
  id,
  slug: storeSlug,
  name: productName,
  /** The parent category. A category with children can't have a parent. */
  parent: storeSlug.nullable(),
  /** A category that isn't published is hidden together with its children, and its products aren't sold. */
  state: categoryState,
  /** When a scheduled category is published; `null` otherwise. */
  publishAt: instant.nullable(),
  /** Path of the category's picture on the provider. */
  picture: z.string().nullable(),
  /** The number of products, without removed ones. */
  products: z.int().nonnegative(),
  version: z.int(),
});
export type AdminCategory = z.infer<typeof adminCategory>;

/**
 * A category in the list, with the sales of its own products in a period, without failed and refunded orders.
 */
export const listedCategory = adminCategory.extend({ sales: minorUnits, currency });
export type ListedCategory = z.infer<typeof listedCategory>;

const filters = periodQuery.extend({
  /** Part of a category's name, in any language. */
  q: searchText,
});

export const adminListCategories = defineCall("GET", "/v1/admin/shop/categories", {
  permission: "shop.read",
  summary: "List the shop's categories with the sales of a period, each after its parent; at most 200",
  query: filters,
  data: z.array(listedCategory).max(200),
  meta: z.object({ period: daySpan }),
});

const { path, permission } = adminListCategories;
export const exportCategories = defineExport(
  { path, filters, ...(permission && { permission }) },
  { summary: "Export the categories with the sales of a period as CSV" },
);

const fields = {
  name: productName,
  parent: storeSlug.nullable(),
  /**
   * If absent, a new category is published and an existing category keeps its state. `scheduled` requires
   * `publishAt`.
   */
  state: categoryState.optional(),
  publishAt: boundedInstant.nullable().default(null),
};
export const createCategory = defineCall("POST", "/v1/admin/shop/categories", {
  permission: "shop.write",
  summary: "Create a category",
  body: z.object(fields),
  data: adminCategory,
  status: 201,
  idempotencyKey: "optional",
});
export const changeCategory = defineCall("PUT", "/v1/admin/shop/categories/{id}", {
  permission: "shop.write",
  summary: "Update a category; refused if it has changed since `version`",
  body: z.object({ ...fields, version: z.int() }),
  data: adminCategory,
  idempotencyKey: "optional",
});
export const removeCategory = defineStep("/v1/admin/shop/categories/{id}/removal", {
  permission: "shop.write",
  summary: "Delete a category; moves its products to `replacement` and its subcategories to the top level",
  body: z.object({ replacement: storeSlug.nullable() }),
  data: z.object({ moved: z.int().nonnegative() }),
});
export const copyCategory = defineStep("/v1/admin/shop/categories/{id}/copy", {
  permission: "shop.write",
  summary: "Duplicate a category with its picture, inactive and without its products",
  data: adminCategory,
  status: 201,
});
export const { set: setCategoryPicture, remove: removeCategoryPicture } = definePictureCalls(
  "/v1/admin/shop/categories/{id}/picture",
  { permission: "shop.write", subject: "a category's picture", params: idParams, data: adminCategory },
);
