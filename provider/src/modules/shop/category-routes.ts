import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "#contract/shop/admin-shop-categories.ts";
import { shopCategoryPictures } from "../../database/schema/shop-schema.ts";
import { toWire } from "../../money.ts";
import { type Periods, readPeriods } from "../overview/period.ts";
import { pictureCall, readPicture } from "../pictures/read-picture.ts";
import { servePictures } from "../pictures/serve-pictures.ts";
import { findCategorySales } from "./category-sales.ts";
import { categoryColumns } from "./columns.ts";
import { copyCategory as copy } from "./copy-category.ts";
import { changePicture, findAdminCategories, removeCategory as remove, saveCategory } from "./categories.ts";

/** Routes for the shop's categories and their public pictures. */
export async function shopCategoryRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const currency = api.environment.CURRENCY;

  async function listCategories(
    { now, range }: Periods,
    q: string | undefined,
  ): Promise<calls.ListedCategory[]> {
    const [categories, sales] = await Promise.all([
      findAdminCategories(api.database, now, { q }),
      findCategorySales(api.database, { range, currency }),
    ]);
    return categories.map((row) => ({ ...row, currency, sales: toWire(sales.get(row.id) ?? 0n) }));
  }

  api.implement(calls.adminListCategories, { access }, async ({ query }) => {
    const periods = readPeriods(query, api.clock());
    return { data: await listCategories(periods, query.q), meta: { period: periods.days } };
  });
  api.implementExport(calls.exportCategories, {
    object: "category",
    columns: categoryColumns,
    page: async ({ period, from, to, timeZone, q }) => {
      const periods = readPeriods({ period, from, to, timeZone }, api.clock());
      const rows = await listCategories(periods, q);
      return { rows: rows.map((row) => ({ ...row, period: periods.days })), nextCursor: null };
    },
  });
  api.implement(calls.createCategory, { access }, async ({ body, request }) => {
    return { data: await saveCategory(api, request, { body }) };
  });
  api.implement(calls.changeCategory, { access }, async ({ params: { id }, body, request }) => {
    return { data: await saveCategory(api, request, { id, body }) };
  });
  api.implement(calls.copyCategory, { access }, async ({ params: { id }, request }) => {
    return { data: await copy(api, request, id) };
  });
  api.implement(calls.removeCategory, { access }, async ({ params: { id }, body, request }) => {
    return { data: await remove(api, request, { id, ...body }) };
  });

  const options = { access, ...pictureCall } as const;
  api.implement(calls.setCategoryPicture, options, async ({ params: { id }, body, request }) => {
    return {
      data: await changePicture(api, request, { id, content: await readPicture(body.content, "cover") }),
    };
  });
  api.implement(calls.removeCategoryPicture, { access }, async ({ params: { id }, request }) => {
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
