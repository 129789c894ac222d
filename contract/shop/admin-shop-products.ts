import { z } from "zod";
import { isBarcode } from "./barcode.ts";
import { maxSelected, bulkRejection, selectedIds } from "../calls/bulk.ts";
import { defineCall } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { boundedInstant, id, idParams, instant } from "../text/identifiers.ts";
import { anyOf, defineList, defineOne, searchText, timeOrder } from "../calls/list.ts";
import { currency, positiveMinorUnits } from "../money/money.ts";
import { definePictureCalls } from "../accounts/picture-calls.ts";
import { productKind } from "./shop.ts";
import { maxTagLength, maxCodes, maxTags, maxVariants, productStates } from "./shop-limits.ts";
import { storeSlug } from "../stores/stores.ts";
import { plainText, textByLanguage } from "../text/text.ts";

export const productState = z.enum(productStates);

const title = plainText.trim().max(120);
/** A name of 2 to 120 characters. English is required. */
export const productName = z.object({
  en: title.min(2, "product_name_invalid"),
  fr: title.optional(),
  ar: title.optional(),
});
export const sku = z.string().regex(/^[A-Z0-9-]{3,32}$/, "product_sku_invalid");

/** An EAN or UPC with a valid check digit. */
export const barcode = z.string().refine(isBarcode, "product_barcode_invalid");
const tag = plainText.trim().min(2, "product_tags_invalid").max(maxTagLength, "product_tags_invalid");
export const tags = z.array(tag).max(maxTags, "product_tags_invalid");

/** A denomination as entered by admins, in minor units. `cost` is the operator's purchase price of a code. */
const variantInput = z.object({
  /** Absent for a new denomination. */
  id: id.optional(),
  faceValue: positiveMinorUnits,
  price: positiveMinorUnits,
  cost: positiveMinorUnits,
  active: z.boolean(),
});
export const adminVariant = variantInput.extend({ id, stock: z.int(), sold: z.int() });
export type AdminVariant = z.infer<typeof adminVariant>;

/** A product in the admins' list. */
export const adminProduct = z.object({
  id,
  slug: storeSlug,
  sku: z.string(),
  kind: productKind,
  name: productName,
  /** Path of the product's picture on the provider. */
  picture: z.string().nullish(),
  store: z.object({ slug: storeSlug, name: z.string() }),
  category: z.object({ slug: storeSlug, name: productName }),
  state: productState,
  publishAt: instant.nullable(),
  currency,
  /** The number of codes for sale, of all denominations. */
  stock: z.int(),
  /** The lowest price; `null` without denominations. */
  fromPrice: positiveMinorUnits.nullable(),
  barcode: z.string().nullable(),
  tags: z.array(z.string()),
  version: z.int(),
  createdAt: instant,
});
export type AdminProduct = z.infer<typeof adminProduct>;

export const adminProductDetails = adminProduct.extend({
  description: textByLanguage,
  terms: textByLanguage,
  variants: z.array(adminVariant),
});
export type AdminProductDetails = z.infer<typeof adminProductDetails>;

const productFields = {
  name: productName,
  sku,
  kind: productKind,
  store: storeSlug,
  category: storeSlug,
  description: textByLanguage,
  terms: textByLanguage,
  barcode: barcode.nullable().default(null),
  tags: tags.default([]),
  /** `scheduled` requires `publishAt`. */
  state: productState,
  publishAt: boundedInstant.nullable(),
  variants: z.array(variantInput).max(maxVariants, "product_variants_invalid"),
};

export const adminListProducts = defineList("/v1/admin/shop/products", {
  permission: "shop.read",
  summary: "List the shop's products, newest first by default",
  filters: {
    state: anyOf(productState),
    kind: productKind.optional(),
    category: storeSlug.optional(),
    stock: z.enum(["in", "low", "out"]).optional(),
    /** Part of a name, SKU, barcode, tag or store. */
    q: searchText,
    /** Restricts the list to these products, for a bulk action. */
    ids: selectedIds,
    order: timeOrder.default("newest"),
  },
  row: adminProduct,
});
export const exportProducts = defineExport(adminListProducts, { summary: "Export the products as CSV" });
export const adminGetProduct = defineOne(adminListProducts, {
  summary: "Retrieve a product with its denominations, without codes",
  data: adminProductDetails,
});
export const adminProductChoices = defineCall("GET", "/v1/admin/shop/choices", {
  permission: "shop.read",
  summary: "List the stores and categories a product can belong to",
  data: z.object({
    currency,
    stores: z.array(z.object({ slug: storeSlug, name: z.string() })),
    /** `isShown`: the category and its products are visible to members. */
    categories: z.array(z.object({ slug: storeSlug, name: productName, isShown: z.boolean() })),
  }),
});
export const createProduct = defineCall("POST", "/v1/admin/shop/products", {
  permission: "shop.write",
  summary: "Create a product",
  body: z.object(productFields),
  data: adminProductDetails,
  status: 201,
  idempotencyKey: "optional",
});
export const changeProduct = defineCall("PUT", "/v1/admin/shop/products/{id}", {
  permission: "shop.write",
  summary: "Update a product; refused if it has changed since `version`",
  body: z.object({ ...productFields, version: z.int() }),
  data: adminProductDetails,
  idempotencyKey: "optional",
});
/** The version the action is based on. If it is out of date, the action is refused. */
const baseVersion = z.int().positive().optional();
/**
 * `publish` and `deactivate` change the state, `remove` hides a product from all lists, `restore` reverses
 * that.
 */
export const productSteps = ["publish", "deactivate", "duplicate", "remove", "restore"] as const;
export type ProductStep = (typeof productSteps)[number];
export const stepProduct = defineCall("POST", "/v1/admin/shop/products/{id}/{step}", {
  permission: "shop.write",
  summary: "Publish, deactivate, duplicate, remove or restore a product",
  params: idParams.extend({ step: z.enum(productSteps) }),
  body: z.object({ version: baseVersion }),
  data: adminProductDetails,
  idempotencyKey: "optional",
});
/** The actions that can be taken on several products in one request. */
export const productBulkSteps = ["publish", "deactivate", "remove", "restore"] as const;
export type ProductBulkStep = (typeof productBulkSteps)[number];
/** Each product is changed in a transaction of its own and has its own result. */
export const stepProducts = defineCall("POST", "/v1/admin/shop/products/bulk", {
  permission: "shop.write",
  summary: "Publish, deactivate, remove or restore up to 100 products",
  body: z.object({
    products: z
      .array(z.object({ id, version: baseVersion }))
      .min(1)
      .max(maxSelected),
    step: z.enum(productBulkSteps),
  }),
  data: z.object({ done: z.array(adminProductDetails), refused: z.array(bulkRejection) }),
  idempotencyKey: "optional",
});

export const { set: setProductPicture, remove: removeProductPicture } = definePictureCalls(
  "/v1/admin/shop/products/{id}/picture",
  { permission: "shop.write", subject: "a product's picture", params: idParams, data: adminProductDetails },
);

/** A code as printed on a gift card: visible ASCII characters without spaces. */
export const giftCode = z.string().regex(/^[\x21-\x7e]{4,64}$/, "product_code_invalid");
export const addCodes = defineCall("POST", "/v1/admin/shop/variants/{id}/codes", {
  permission: "shop.write",
  summary: "Add codes to sell; they are encrypted and never shown to an admin again",
  body: z.object({ codes: z.array(giftCode).min(1).max(maxCodes) }),
  /** `known` is the number of codes that existed already or were repeated. */
  data: z.object({ added: z.int(), known: z.int(), stock: z.int() }),
  idempotencyKey: "required",
});
