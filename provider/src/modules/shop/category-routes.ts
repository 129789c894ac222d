import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { largestAvatar, largestAvatarBody } from "#contract/account.ts";
import {
  adminListCategories,
  changeCategory,
  createCategory,
  removeCategory,
  removeCategoryPicture,
  setCategoryPicture,
} from "#contract/admin-shop-categories.ts";
import { isUuid } from "../../database/identifiers.ts";
import { shopCategoryPictures } from "../../database/shop-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { drawPicture } from "../pictures/draw-picture.ts";
import { changePicture, findAdminCategories, removeCategory as remove, saveCategory } from "./categories.ts";

/** The shop's categories, and their pictures for everybody. */
export async function shopCategoryRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(adminListCategories, { access }, async () => ({
    data: await findAdminCategories(api.database),
  }));
  api.implement(createCategory, { access }, async ({ body, request }) => {
    return { data: await saveCategory(api, request, { body }) };
  });
  api.implement(changeCategory, { access }, async ({ params: { id }, body, request }) => {
    return { data: await saveCategory(api, request, { id, body }) };
  });
  api.implement(removeCategory, { access }, async ({ params: { id }, body, request }) => {
    return { data: await remove(api, request, { id, ...body }) };
  });

  // Drawing costs more than most calls.
  const options = { access, bodyLimit: largestAvatarBody + 1024, perMinute: 10 } as const;
  api.implement(setCategoryPicture, options, async ({ params: { id }, body, request }) => {
    const file = Buffer.from(body.content, "base64");
    if (file.length > largestAvatar)
      throw new Problem(422, "avatar_too_large", { fields: { content: ["avatar_too_large"] } });
    return { data: await changePicture(api, request, { id, content: await drawPicture(file, "cover") }) };
  });
  api.implement(removeCategoryPicture, { access }, async ({ params: { id }, request }) => {
    return { data: await changePicture(api, request, { id, content: null }) };
  });

  const config = { access: "anyone" } as const;
  api.get<{ Params: { id: string } }>(
    "/category-pictures/:id",
    { config, schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const [found] = isUuid(id)
        ? await api.database
            .select({ content: shopCategoryPictures.content })
            .from(shopCategoryPictures)
            .where(eq(shopCategoryPictures.id, id))
        : [];
      if (!found) throw notFound();
      return reply
        .header("content-type", "image/webp")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("cache-control", "public, max-age=86400, immutable")
        .send(Buffer.from(found.content));
    },
  );
}
