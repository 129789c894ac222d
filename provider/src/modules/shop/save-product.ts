import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  openedAdminProduct,
  type changeProduct,
  type createProduct,
  type OpenedAdminProduct,
  type ProductStep,
} from "#contract/admin-shop-products.ts";
import type { ErrorKey } from "#contract/error-keys.ts";
import { amountLimit, isAbove, type AmountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import {
  shopCategories,
  shopProductPictures,
  shopProducts,
  shopVariants,
} from "../../database/shop-schema.ts";
import { stores } from "../../database/store-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findAdminProduct } from "./admin-products.ts";
import { freeSlug } from "./free-slug.ts";
import { removeDraft } from "./product-drafts.ts";
import { bestSaving } from "./products.ts";

type Fields = z.output<(typeof createProduct)["body"]>;
type Change = z.output<(typeof changeProduct)["body"]>;
type ProductRow = typeof shopProducts.$inferSelect;

/**
 * A new product, or a changed one: product, denominations and activity log in one transaction, once for the
 * form's key (M2, M3, M6).
 * @throws Problem 404; 409 `product_changed`; 422 with the inputs that do not hold
 */
export async function saveProduct(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id?: string; body: Fields & Partial<Change> },
): Promise<OpenedAdminProduct> {
  const key = idempotencyKeyIfAny(request);
  const limit = amountLimit(app.environment);
  return adminAction<ProductRow | null, OpenedAdminProduct>(app, request, {
    ...(id !== undefined && { lock: ({ tx }: AdminAction) => lockProduct(tx, id) }),
    once: () => ({
      route: id ? `PUT /v1/admin/shop/products/${id}` : "POST /v1/admin/shop/products",
      key,
      body,
      answer: openedAdminProduct,
    }),
    async run(action, before) {
      const { tx, at, log } = action;
      if (before && before.version !== body.version) throw new Problem(409, "product_changed");
      const known = await check(tx, body, before ?? null, limit);
      const row = { ...columnsOf(body, known, at, before ?? null), version: (before?.version ?? 0) + 1 };
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
      return read(tx, productId, { at, currency: limit.currency });
    },
  });
}

/** One step on a product as it stands. @throws Problem 404; 422 `product_not_ready` */
export async function stepOnProduct(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, step }: { id: string; step: ProductStep },
): Promise<OpenedAdminProduct> {
  const { CURRENCY: currency } = app.environment;
  return adminAction(app, request, {
    lock: ({ tx }) => lockProduct(tx, id),
    once: () => ({
      route: `POST /v1/admin/shop/products/${id}/${step}`,
      key: idempotencyKeyIfAny(request),
      body: { id, step },
      answer: openedAdminProduct,
    }),
    async run({ tx, at, log }, found) {
      const target = step === "duplicate" ? await duplicate(tx, found, at) : found.id;
      if (step !== "duplicate")
        await tx
          .update(shopProducts)
          .set(await changeOf(tx, step, found, at))
          .where(eq(shopProducts.id, found.id));
      await log({
        action: `product.${step}`,
        object: { type: "product", id: target, label: found.name.en },
        before: { state: found.state, removed: found.removedAt !== null },
        after: { step },
      });
      return read(tx, target, { at, currency });
    },
  });
}

async function changeOf(
  tx: Transaction,
  step: Exclude<ProductStep, "duplicate">,
  found: ProductRow,
  at: Date,
) {
  const version = found.version + 1;
  if (step === "remove") return { removedAt: at, version };
  if (step === "restore") return { removedAt: null, version };
  if (step === "deactivate") return { state: "inactive" as const, version };
  if (
    (await tx.$count(
      shopVariants,
      and(eq(shopVariants.productId, found.id), eq(shopVariants.active, true)),
    )) === 0
  )
    throw new Problem(422, "product_not_ready");
  const publishAt = found.publishAt > at ? found.publishAt : at;
  return { state: "published" as const, publishAt, version };
}

async function duplicate(tx: Transaction, found: ProductRow, at: Date): Promise<string> {
  const id = randomUUID();
  const { searchName: _, removedAt: __, ...columns } = found;
  const name = { ...found.name, en: `Copy of ${found.name.en}`.slice(0, 120) };
  await tx.insert(shopProducts).values({
    ...columns,
    id,
    name,
    slug: await freeSlug(tx, shopProducts, name.en),
    sku: await freeSku(tx, found.sku),
    state: "draft",
    version: 1,
    publishAt: at,
    createdAt: at,
  });
  const variants = await tx.select().from(shopVariants).where(eq(shopVariants.productId, found.id));
  for (const variant of variants)
    await tx.insert(shopVariants).values({ ...variant, id: randomUUID(), productId: id, stock: 0 });
  const [picture] = await tx
    .select()
    .from(shopProductPictures)
    .where(eq(shopProductPictures.productId, found.id));
  if (picture)
    await tx
      .insert(shopProductPictures)
      .values({ ...picture, productId: id, id: randomUUID(), createdAt: at });
  return id;
}

/** Locks a product, removed or not. */
export async function lockProduct(tx: Transaction, id: string): Promise<ProductRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(shopProducts).where(eq(shopProducts.id, id)).for("no key update");
  return row;
}

async function read(tx: Transaction, id: string, reading: { at: Date; currency: string }) {
  return (await findAdminProduct(tx, id, reading)) ?? Promise.reject(notFound());
}

interface Known {
  storeId: string;
  categoryId: string;
}

async function check(
  tx: Transaction,
  body: Fields,
  before: ProductRow | null,
  limit: AmountLimit,
): Promise<Known> {
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
  if (body.state === "scheduled" && body.publishAt === null) fields.publishAt = ["product_schedule_invalid"];
  if (!store || !category || Object.keys(fields).length > 0)
    throw new Problem(422, "validation_failed", { fields });
  return { storeId: store.id, categoryId: category.id };
}

function columnsOf(
  { name, sku, kind, description, terms, state, publishAt, variants }: Fields,
  known: Known,
  at: Date,
  before: ProductRow | null,
) {
  const isScheduled = state === "scheduled" && publishAt !== null;
  const since = before?.state === "published" && before.publishAt <= at ? before.publishAt : at;
  const priced = variants.map(({ faceValue, price, active }) => ({
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
    ...known,
    state: state === "scheduled" ? ("published" as const) : state,
    publishAt: isScheduled ? new Date(publishAt) : since,
    bestSaving: bestSaving(priced),
  };
}

/** Writes a product's denominations; one that is left out is no longer sold, as orders still name it. */
async function writeVariants(tx: Transaction, productId: string, wanted: Fields["variants"]): Promise<void> {
  const known = await tx
    .select()
    .from(shopVariants)
    .where(eq(shopVariants.productId, productId))
    .orderBy(shopVariants.id)
    .for("no key update");
  for (const variant of known) {
    const change = wanted.find(
      ({ id, faceValue }) => id === variant.id || BigInt(faceValue) === variant.faceValue,
    );
    // Its face value stays: codes of that worth hang on it.
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
    !known.some((variant) => variant.id === id || variant.faceValue === BigInt(faceValue));
  for (const { faceValue, price, cost, active } of wanted.filter(isNew))
    await tx.insert(shopVariants).values({
      id: randomUUID(),
      productId,
      faceValue: BigInt(faceValue),
      price: BigInt(price),
      cost: BigInt(cost),
      active,
    });
}

async function freeSku(tx: Transaction, sku: string): Promise<string> {
  const copy = `${sku.slice(0, 27)}-COPY`;
  const taken = await tx.$count(shopProducts, eq(shopProducts.sku, copy));
  return taken === 0 ? copy : `${sku.slice(0, 23)}-${randomUUID().slice(0, 8).toUpperCase()}`;
}
