import { randomUUID } from "node:crypto";
import { and, asc, count, eq, isNull, ne, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  adminCategory,
  type AdminCategory,
  type changeCategory,
  type createCategory,
  removeCategory as removeCall,
} from "#contract/shop/admin-shop-categories.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { shopCategories, shopCategoryPictures, shopProducts } from "../../database/schema/shop-schema.ts";
import { foldedText, foldedContaining } from "../../database/queries/text-search.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { freeSlug } from "./free-slug.ts";

type CategoryRow = typeof shopCategories.$inferSelect;
/** The maximum number of categories. */
export const maxCategories = 200;

const searchName = foldedText(
  sql`concat_ws(' ', ${shopCategories.name}->>'en', ${shopCategories.name}->>'fr', ${shopCategories.name}->>'ar')`,
);

/**
 * Lists all categories, or those whose name contains a text, as they are at a given time. Each follows its
 * parent category.
 */
export async function findAdminCategories(
  queryable: Queryable,
  at: Date,
  { id, q }: { id?: string; q?: string | undefined } = {},
): Promise<AdminCategory[]> {
  const productCounts = queryable
    .select({ categoryId: shopProducts.categoryId, products: count().as("products") })
    .from(shopProducts)
    .where(isNull(shopProducts.removedAt))
    .groupBy(shopProducts.categoryId)
    .as("used");
  const rows = await queryable
    .select({
      category: shopCategories,
      products: sql<number>`coalesce(${productCounts.products}, 0)::int`,
      picture: shopCategoryPictures.id,
      parent: sql<
        string | null
      >`(select above.slug from shop_categories above where above.id = ${shopCategories.parentId})`.as(
        "parent",
      ),
    })
    .from(shopCategories)
    .leftJoin(productCounts, eq(productCounts.categoryId, shopCategories.id))
    .leftJoin(shopCategoryPictures, eq(shopCategoryPictures.categoryId, shopCategories.id))
    .where(and(id ? eq(shopCategories.id, id) : undefined, foldedContaining(q, searchName)))
    .orderBy(
      sql`coalesce((select above.slug from shop_categories above where above.id = ${shopCategories.parentId}), ${shopCategories.slug})`,
      sql`${shopCategories.parentId} is not null`,
      asc(shopCategories.slug),
    )
    .limit(maxCategories);
  return rows.map(({ category, products, picture, parent }) => ({
    id: category.id,
    slug: category.slug,
    name: category.name,
    parent,
    ...stateOf(category, at),
    picture: picture && `/apis/category-pictures/${picture}`,
    products,
    version: category.version,
  }));
}

function stateOf({ state, publishAt }: CategoryRow, at: Date): Pick<AdminCategory, "state" | "publishAt"> {
  const isScheduled = state === "published" && publishAt !== null && publishAt > at;
  return isScheduled
    ? { state: "scheduled", publishAt: publishAt.toISOString() }
    : { state, publishAt: null };
}

type Fields = z.output<(typeof createCategory)["body"]>;
type Change = z.output<(typeof changeCategory)["body"]>;

/**
 * Creates a category, or changes the one with `id`.
 * @throws Problem 404; 409 `category_changed`, `category_limit`; 422 `category_parent_invalid` at `parent`,
 * `product_schedule_invalid` at `publishAt`
 */
export async function saveCategory(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id?: string; body: Fields | Change },
): Promise<AdminCategory> {
  return adminAction(app, request, {
    lock: async ({ tx }) => {
      await lockAll(tx);
      if (!id) return { before: null };
      const before = await lockCategory(tx, id);
      return before && { before };
    },
    once: () => ({
      route: id ? `PUT /v1/admin/shop/categories/${id}` : "POST /v1/admin/shop/categories",
      key: idempotencyKeyIfAny(request),
      body,
      response: adminCategory,
    }),
    async run({ tx, at, log }, { before }) {
      if (before && "version" in body && before.version !== body.version)
        throw new VersionConflict("category_changed");
      if (!before && (await tx.$count(shopCategories)) >= maxCategories)
        throw new Problem(409, "category_limit");
      const parentId = await findParent(tx, body.parent, before?.id);
      const columns = { name: body.name, parentId, ...stateColumns(body) };
      const categoryId = before?.id ?? randomUUID();
      if (before)
        await tx
          .update(shopCategories)
          .set({ ...columns, version: before.version + 1 })
          .where(eq(shopCategories.id, before.id));
      else
        await tx.insert(shopCategories).values({
          id: categoryId,
          slug: await freeSlug(tx, shopCategories, body.name.en),
          ...columns,
          createdAt: at,
        });
      await log({
        action: before ? "category.change" : "category.create",
        object: { type: "category", id: categoryId, label: body.name.en },
        before: before ? { name: before.name.en, state: before.state } : null,
        after: { name: body.name.en, parent: body.parent, ...(body.state && { state: body.state }) },
      });
      return readCategory(tx, categoryId, at);
    },
  });
}

/**
 * Removes a category and moves its products, including removed ones, to another.
 * @throws Problem 404; 422 `category_replacement_needed` at `replacement`
 */
export async function removeCategory(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, replacement }: { id: string; replacement: string | null },
): Promise<{ moved: number }> {
  return adminAction(app, request, {
    lock: async ({ tx }) => {
      await lockAll(tx);
      return lockCategory(tx, id);
    },
    once: () => ({
      route: `POST /v1/admin/shop/categories/${id}/removal`,
      key: idempotencyKeyIfAny(request),
      body: { replacement },
      response: removeCall.data,
    }),
    async run({ tx, log }, categories) {
      const [other] = replacement
        ? await tx
            .select({ id: shopCategories.id })
            .from(shopCategories)
            .where(and(eq(shopCategories.slug, replacement), ne(shopCategories.id, categories.id)))
        : [];
      const isUsed = (await tx.$count(shopProducts, eq(shopProducts.categoryId, categories.id))) > 0;
      if ((isUsed || replacement) && !other) throw fieldError("replacement", "category_replacement_needed");
      const moved = other
        ? await tx
            .update(shopProducts)
            .set({ categoryId: other.id, version: sql`${shopProducts.version} + 1` })
            .where(eq(shopProducts.categoryId, categories.id))
            .returning({ id: shopProducts.id })
        : [];
      await tx
        .update(shopCategories)
        .set({ parentId: null })
        .where(eq(shopCategories.parentId, categories.id));
      await tx.delete(shopCategoryPictures).where(eq(shopCategoryPictures.categoryId, categories.id));
      await tx.delete(shopCategories).where(eq(shopCategories.id, categories.id));
      await log({
        action: "category.remove",
        object: { type: "category", id: categories.id, label: categories.name.en },
        before: { name: categories.name.en },
        after: { replacement, moved: moved.length },
      });
      return { moved: moved.length };
    },
  });
}

/** Sets a category's picture, or removes it if `null`. @throws Problem 404 */
export async function changePicture(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, content }: { id: string; content: Uint8Array | null },
): Promise<AdminCategory> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockCategory(tx, id),
    async run({ tx, at, log }, category) {
      const picture = content && { id: randomUUID(), content, createdAt: at };
      await tx.delete(shopCategoryPictures).where(eq(shopCategoryPictures.categoryId, category.id));
      if (picture) await tx.insert(shopCategoryPictures).values({ categoryId: category.id, ...picture });
      await log({
        action: "category.picture",
        object: { type: "category", id: category.id, label: category.name.en },
        before: null,
        after: { picture: picture !== null },
      });
      return readCategory(tx, category.id, at);
    },
  });
}

/** Serializes changes to categories, as the hierarchy is validated over all of them. */
export async function lockAll(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${shopCategories} in share row exclusive mode`);
}

/** Locks one category. */
export async function lockCategory(tx: Transaction, id: string): Promise<CategoryRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(shopCategories).where(eq(shopCategories.id, id)).for("update");
  return row;
}

/** Maps a state to columns; empty if the request has no state. */
function stateColumns({ state, publishAt }: Fields): Partial<Pick<CategoryRow, "state" | "publishAt">> {
  if (!state) return {};
  if (state !== "scheduled") return { state, publishAt: null };
  if (publishAt === null) throw fieldError("publishAt", "product_schedule_invalid");
  return { state: "published", publishAt: new Date(publishAt) };
}

/**
 * Returns the id of a parent category. There are only two levels: a parent can't have a parent itself, and a
 * category with subcategories can't get a parent.
 */
async function findParent(tx: Transaction, slug: string | null, self?: string): Promise<string | null> {
  if (slug === null) return null;
  const [parent] = await tx.select().from(shopCategories).where(eq(shopCategories.slug, slug));
  const hasChildren = self ? (await tx.$count(shopCategories, eq(shopCategories.parentId, self))) > 0 : false;
  if (!parent || parent.parentId || parent.id === self || hasChildren)
    throw fieldError("parent", "category_parent_invalid");
  return parent.id;
}

function fieldError(field: string, key: ErrorKey): Problem {
  return new Problem(422, key, { fields: { [field]: [key] } });
}

/** Reads a category within a transaction. @throws Problem 404 */
export async function readCategory(tx: Transaction, id: string, at: Date): Promise<AdminCategory> {
  const [category] = await findAdminCategories(tx, at, { id });
  return category ?? Promise.reject(notFound());
}
