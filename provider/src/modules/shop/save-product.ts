import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  adminProductDetails,
  type changeProduct,
  type AdminProductDetails,
} from "#contract/shop/admin-shop-products.ts";
import { withoutDuplicates } from "#contract/calls/without-duplicates.ts";
import { amountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { shopProducts, shopVariants } from "../../database/schema/shop-schema.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findAdminProduct } from "./admin-products.ts";
import { checkProduct, type Fields, type ProductReferences, type ProductRow } from "./check-product.ts";
import { freeSlug } from "./free-slug.ts";
import { removeDraft } from "./product-drafts.ts";
import { bestSaving } from "./products.ts";

type Change = z.output<(typeof changeProduct)["body"]>;

/**
 * Creates or changes a product: product, denominations and activity log in one transaction, once per
 * idempotency key (M2, M3, M6).
 * @throws Problem 404; 409 `product_changed`; 422 with the invalid inputs
 */
export async function saveProduct(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id?: string; body: Fields & Partial<Change> },
): Promise<AdminProductDetails> {
  const idempotencyKey = idempotencyKeyIfAny(request);
  const limit = amountLimit(app.environment);
  return adminAction<ProductRow | null, AdminProductDetails>(app, request, {
    ...(id !== undefined && { lock: ({ tx }: AdminAction) => lockProduct(tx, id) }),
    once: () => ({
      route: id ? `PUT /v1/admin/shop/products/${id}` : "POST /v1/admin/shop/products",
      key: idempotencyKey,
      body,
      response: adminProductDetails,
    }),
    async run(action, before) {
      const { tx, at, log } = action;
      if (before && before.version !== body.version) throw new VersionConflict("product_changed");
      const references = await checkProduct(tx, body, before ?? null, limit);
      const row = { ...columnsOf(body, references, at, before ?? null), version: (before?.version ?? 0) + 1 };
      const productId = before?.id ?? randomUUID();
      if (before) await tx.update(shopProducts).set(row).where(eq(shopProducts.id, productId));
      else
        await tx.insert(shopProducts).values({
          ...row,
          id: productId,
          slug: await freeSlug(tx, shopProducts, body.name.en),
          createdAt: at,
        });
      await writeVariants(tx, productId, body.variants);
      await removeDraft(tx, { userId: action.admin.userId, product: before?.id ?? "new" });
      await log({
        action: before ? "product.change" : "product.create",
        object: { type: "product", id: productId, label: body.name.en },
        before: before ? { state: before.state, sku: before.sku, version: before.version } : null,
        after: {
          state: body.state,
          sku: body.sku,
          version: row.version,
          variants: body.variants.map(({ faceValue, price, cost, active }) => ({
            faceValue,
            price,
            cost,
            active,
          })),
        },
      });
      return readProduct(tx, productId, { at, currency: limit.currency });
    },
  });
}

/** Locks a product, including a removed one. */
export async function lockProduct(tx: Transaction, id: string): Promise<ProductRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(shopProducts).where(eq(shopProducts.id, id)).for("no key update");
  return row;
}

/** Reads a product within a transaction. @throws Problem 404 */
export async function readProduct(tx: Transaction, id: string, reading: { at: Date; currency: string }) {
  return (await findAdminProduct(tx, id, reading)) ?? Promise.reject(notFound());
}

function columnsOf(
  { name, sku, kind, description, terms, barcode, tags, state, publishAt, variants }: Fields,
  references: ProductReferences,
  at: Date,
  before: ProductRow | null,
) {
  const isScheduled = state === "scheduled" && publishAt !== null;
  const since = before?.state === "published" && before.publishAt <= at ? before.publishAt : at;
  const variantPrices = variants.map(({ faceValue, price, active }) => ({
    faceValue: BigInt(faceValue),
    price: BigInt(price),
    active,
  }));
  return {
    name,
    sku,
    kind,
    description,
    terms,
    barcode,
    tags: withoutDuplicates(tags),
    ...references,
    state: state === "scheduled" ? ("published" as const) : state,
    publishAt: isScheduled ? new Date(publishAt) : since,
    bestSaving: bestSaving(variantPrices),
  };
}

/**
 * Writes a product's denominations. A denomination that the request leaves out is deactivated and not deleted,
 * because orders still refer to it.
 */
async function writeVariants(
  tx: Transaction,
  productId: string,
  variants: Fields["variants"],
): Promise<void> {
  const storedVariants = await tx
    .select()
    .from(shopVariants)
    .where(eq(shopVariants.productId, productId))
    .orderBy(shopVariants.id)
    .for("no key update");
  for (const variant of storedVariants) {
    const change = variants.find(
      ({ id, faceValue }) => id === variant.id || BigInt(faceValue) === variant.faceValue,
    );
    // The face value isn't updated, because the existing codes have that value.
    const columns = change
      ? { price: BigInt(change.price), cost: BigInt(change.cost), active: change.active }
      : { active: false };
    if (change && BigInt(change.faceValue) !== variant.faceValue)
      throw new Problem(422, "product_variants_invalid", {
        fields: { variants: ["product_variants_invalid"] },
      });
    await tx.update(shopVariants).set(columns).where(eq(shopVariants.id, variant.id));
  }
  const isNew = ({ id, faceValue }: Fields["variants"][number]) =>
    !storedVariants.some((variant) => variant.id === id || variant.faceValue === BigInt(faceValue));
  for (const { faceValue, price, cost, active } of variants.filter(isNew))
    await tx.insert(shopVariants).values({
      id: randomUUID(),
      productId,
      faceValue: BigInt(faceValue),
      price: BigInt(price),
      cost: BigInt(cost),
      active,
    });
}
