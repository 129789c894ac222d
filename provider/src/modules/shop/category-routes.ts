import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  adminListCategories,
  changeCategory,
  createCategory,
  removeCategory,
  removeCategoryPicture,
  setCategoryPicture,
} from "#contract/admin-shop-categories.ts";
import { shopCategoryPictures } from "../../database/shop-schema.ts";
import { toWire } from "../../money.ts";
import { readPeriods } from "../overview/period.ts";
import { pictureCall, readPicture } from "../pictures/read-picture.ts";
import { servePictures } from "../pictures/serve-pictures.ts";
import { findCategorySales } from "./category-sales.ts";
import { changePicture, findAdminCategories, removeCategory as remove, saveCategory } from "./categories.ts";

/** The shop's categories, and their pictures for everybody. */
export async function shopCategoryRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(adminListCategories, { access }, async () => {
    const currency = api.environment.CURRENCY;
    const since = readPeriods({}, api.clock()).range.start;
    const [categories, sales] = await Promise.all([
      findAdminCategories(api.database),
      findCategorySales(api.database, { since, currency }),
    ]);
    const data = categories.map((row) => ({ ...row, currency, sales: toWire(sales.get(row.id) ?? 0n) }));
    return { data };
  });
  api.implement(createCategory, { access }, async ({ body, request }) => {
    return { data: await saveCategory(api, request, { body }) };
  });
  api.implement(changeCategory, { access }, async ({ params: { id }, body, request }) => {
    return { data: await saveCategory(api, request, { id, body }) };
  });
  api.implement(removeCategory, { access }, async ({ params: { id }, body, request }) => {
    return { data: await remove(api, request, { id, ...body }) };
  });

  const options = { access, ...pictureCall } as const;
  api.implement(setCategoryPicture, options, async ({ params: { id }, body, request }) => {
    return {
      data: await changePicture(api, request, { id, content: await readPicture(body.content, "cover") }),
    };
  });
  api.implement(removeCategoryPicture, { access }, async ({ params: { id }, request }) => {
    return { data: await changePicture(api, request, { id, content: null }) };
  });

  servePictures(api, {
    path: "/category-pictures",
    find: (id) =>
      api.database
        .select({ content: shopCategoryPictures.content })
        .from(shopCategoryPictures)
        .where(eq(shopCategoryPictures.id, id)),
    sharing: "public",
  });
}
