import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminProductDetails,
  type AdminProductDetails,
  type ProductStep,
} from "#contract/shop/admin-shop-products.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { shopProductPictures, shopProducts, shopVariants } from "../../database/schema/shop-schema.ts";
import { Problem, VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { hasPicture, type ProductRow } from "./check-product.ts";
import { freeSlug } from "./free-slug.ts";
import { lockProduct, readProduct } from "./save-product.ts";

/**
 * Applies one step to a product, given the version that the admin saw.
 * @throws Problem 404; 409 `product_changed`; 422 `product_not_ready`
 */
export async function stepOnProduct(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, step, version }: { id: string; step: ProductStep; version?: number | undefined },
): Promise<AdminProductDetails> {
  const { CURRENCY: currency } = app.environment;
  return adminAction(app, request, {
    lock: ({ tx }) => lockProduct(tx, id),
    once: () => ({
      route: `POST /v1/admin/shop/products/${id}/${step}`,
      key: idempotencyKeyIfAny(request),
      body: { id, step, version },
      response: adminProductDetails,
    }),
    async run({ tx, at, log }, product) {
      if (version !== undefined && version !== product.version) throw new VersionConflict("product_changed");
      const target = step === "duplicate" ? await duplicate(tx, product, at) : product.id;
      if (step !== "duplicate")
        await tx
          .update(shopProducts)
          .set(await changeOf(tx, step, product, at))
          .where(eq(shopProducts.id, product.id));
      await log({
        action: `product.${step}`,
        object: { type: "product", id: target, label: product.name.en },
        before: { state: product.state, removed: product.removedAt !== null },
        after: { step },
      });
      return readProduct(tx, target, { at, currency });
    },
  });
}

async function changeOf(
  tx: Transaction,
  step: Exclude<ProductStep, "duplicate">,
  product: ProductRow,
  at: Date,
) {
  const version = product.version + 1;
  if (step === "remove") return { removedAt: at, version };
  if (step === "restore") return { removedAt: null, version };
  if (step === "deactivate") return { state: "inactive" as const, version };
  if (
    (await tx.$count(
      shopVariants,
      and(eq(shopVariants.productId, product.id), eq(shopVariants.active, true)),
    )) === 0
  )
    throw new Problem(422, "product_not_ready");
  if (!(await hasPicture(tx, { productId: product.id, storeId: product.storeId })))
    throw new Problem(422, "product_picture_missing");
  const publishAt = product.publishAt > at ? product.publishAt : at;
  return { state: "published" as const, publishAt, version };
}

async function duplicate(tx: Transaction, product: ProductRow, at: Date): Promise<string> {
  const id = randomUUID();
  const { searchName: _, removedAt: __, ...columns } = product;
  const name = { ...product.name, en: `Copy of ${product.name.en}`.slice(0, 120) };
  await tx.insert(shopProducts).values({
    ...columns,
    id,
    name,
    slug: await freeSlug(tx, shopProducts, name.en),
    sku: await freeSku(tx, product.sku),
    state: "draft",
    version: 1,
    publishAt: at,
    createdAt: at,
  });
  const variants = await tx.select().from(shopVariants).where(eq(shopVariants.productId, product.id));
  for (const variant of variants)
    await tx.insert(shopVariants).values({ ...variant, id: randomUUID(), productId: id, stock: 0 });
  const [picture] = await tx
    .select()
    .from(shopProductPictures)
    .where(eq(shopProductPictures.productId, product.id));
  if (picture)
    await tx
      .insert(shopProductPictures)
      .values({ ...picture, productId: id, id: randomUUID(), createdAt: at });
  return id;
}

async function freeSku(tx: Transaction, sku: string): Promise<string> {
  const copy = `${sku.slice(0, 27)}-COPY`;
  const existingCount = await tx.$count(shopProducts, eq(shopProducts.sku, copy));
  return existingCount === 0 ? copy : `${sku.slice(0, 23)}-${randomUUID().slice(0, 8).toUpperCase()}`;
}
