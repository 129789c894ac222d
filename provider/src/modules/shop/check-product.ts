import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { z } from "zod";
import type { createProduct } from "#contract/shop/admin-shop-products.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { isAbove, type AmountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { shopCategories, shopProductPictures, shopProducts } from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { Problem } from "../../problem.ts";

/** The fields of a product in a request. */
export type Fields = z.output<(typeof createProduct)["body"]>;
export type ProductRow = typeof shopProducts.$inferSelect;

/** The store and category that a product belongs to. */
export interface ProductReferences {
  storeId: string;
  categoryId: string;
}

/** Validates a product against the rows it refers to. @throws Problem 422 with the invalid inputs */
export async function checkProduct(
  tx: Transaction,
  body: Fields,
  before: ProductRow | null,
  limit: AmountLimit,
): Promise<ProductReferences> {
  const fields: Record<string, ErrorKey[]> = {};
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.slug, body.store));
  if (!store) fields.store = ["product_store_unknown"];
  const [category] = await tx
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(eq(shopCategories.slug, body.category));
  if (!category) fields.category = ["product_category_unknown"];
  const isTaken = and(eq(shopProducts.sku, body.sku), before ? ne(shopProducts.id, before.id) : undefined);
  if ((await tx.$count(shopProducts, isTaken)) > 0) fields.sku = ["product_sku_taken"];
  for (const [index, { faceValue, price, cost }] of body.variants.entries()) {
    if (isAbove(limit, faceValue)) fields[`variants.${index}.faceValue`] = ["product_variant_invalid"];
    if (price > faceValue) fields[`variants.${index}.price`] = ["product_price_invalid"];
    if (cost > faceValue) fields[`variants.${index}.cost`] = ["product_price_invalid"];
  }
  if (new Set(body.variants.map(({ faceValue }) => faceValue)).size < body.variants.length)
    fields.variants = ["product_variants_invalid"];
  const isOffered = body.state === "published" || body.state === "scheduled";
  if (isOffered && !body.variants.some(({ active }) => active)) fields.variants = ["product_not_ready"];
  if (isOffered && store && !(await hasPicture(tx, { productId: before?.id, storeId: store.id })))
    fields.state = ["product_picture_missing"];
  if (body.state === "scheduled" && body.publishAt === null) fields.publishAt = ["product_schedule_invalid"];
  if (!store || !category || Object.keys(fields).length > 0)
    throw new Problem(422, "validation_failed", { fields });
  return { storeId: store.id, categoryId: category.id };
}

/** Returns whether a product can be displayed: it has a picture of its own, or its store has a logo. */
export async function hasPicture(
  tx: Transaction,
  { productId, storeId }: { productId: string | undefined; storeId: string },
): Promise<boolean> {
  if (productId && (await tx.$count(shopProductPictures, eq(shopProductPictures.productId, productId))) > 0)
    return true;
  return (await tx.$count(stores, and(eq(stores.id, storeId), isNotNull(stores.logo)))) > 0;
}
