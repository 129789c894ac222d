import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminCategory, type AdminCategory } from "#contract/shop/admin-shop-categories.ts";
import { shopCategories, shopCategoryPictures } from "../../database/schema/shop-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { lockAll, lockCategory, maxCategories, readCategory } from "./categories.ts";
import { freeSlug } from "./free-slug.ts";

/**
 * Copies a category with its picture. The copy has no products and is inactive.
 * @throws Problem 404; 409 `category_limit`
 */
export async function copyCategory(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<AdminCategory> {
  return adminAction(app, request, {
    lock: async ({ tx }) => {
      await lockAll(tx);
      return lockCategory(tx, id);
    },
    once: () => ({
      route: `POST /v1/admin/shop/categories/${id}/copy`,
      key: idempotencyKeyIfAny(request),
      body: { id },
      response: adminCategory,
    }),
    async run({ tx, at, log }, categories) {
      if ((await tx.$count(shopCategories)) >= maxCategories) throw new Problem(409, "category_limit");
      const copyId = randomUUID();
      const name = { ...categories.name, en: `Copy of ${categories.name.en}`.slice(0, 120) };
      await tx.insert(shopCategories).values({
        id: copyId,
        slug: await freeSlug(tx, shopCategories, name.en),
        name,
        parentId: categories.parentId,
        state: "inactive",
        createdAt: at,
      });
      const [picture] = await tx
        .select()
        .from(shopCategoryPictures)
        .where(eq(shopCategoryPictures.categoryId, categories.id));
      if (picture)
        await tx
          .insert(shopCategoryPictures)
          .values({ ...picture, categoryId: copyId, id: randomUUID(), createdAt: at });
      await log({
        action: "category.copy",
        object: { type: "category", id: copyId, label: name.en },
        before: null,
        after: { from: categories.slug },
      });
      return readCategory(tx, copyId, at);
    },
  });
}
