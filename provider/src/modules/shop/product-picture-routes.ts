import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  type AdminProductDetails,
  removeProductPicture,
  setProductPicture,
} from "#contract/shop/admin-shop-products.ts";
import { shopProductPictures } from "../../database/schema/shop-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { pictureCall, readPicture } from "../pictures/read-picture.ts";
import { servePictures } from "../pictures/serve-pictures.ts";
import { findAdminProduct } from "./admin-products.ts";
import { hasPicture } from "./check-product.ts";
import { productPictures } from "./product-picture.ts";
import { lockProduct } from "./save-product.ts";

/** Routes for products' pictures: admins set and remove them, everyone can view them. */
export async function productPictureRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const options = { access, ...pictureCall } as const;
  api.implement(setProductPicture, options, async ({ params: { id }, body, request }) => {
    return { data: await change(api, request, { id, content: await readPicture(body.content, "contain") }) };
  });
  api.implement(removeProductPicture, { access }, async ({ params: { id }, request }) => {
    return { data: await change(api, request, { id, content: null }) };
  });

  servePictures(api, {
    path: productPictures,
    find: (id) =>
      api.database
        .select({ content: shopProductPictures.content })
        .from(shopProductPictures)
        .where(eq(shopProductPictures.id, id)),
    sharing: "public",
  });
}

/**
 * Sets a product's picture, or removes it if `null`. @throws Problem 404; 422 if the product needs a picture
 */
function change(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, content }: { id: string; content: Uint8Array | null },
): Promise<AdminProductDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockProduct(tx, id),
    async run({ tx, at, log }, product) {
      await tx.delete(shopProductPictures).where(eq(shopProductPictures.productId, product.id));
      if (content)
        await tx
          .insert(shopProductPictures)
          .values({ productId: product.id, id: randomUUID(), content, createdAt: at });
      else if (
        product.state === "published" &&
        !(await hasPicture(tx, { productId: product.id, storeId: product.storeId }))
      )
        throw new Problem(422, "product_picture_missing");
      await log({
        action: "product.picture",
        object: { type: "product", id: product.id, label: product.name.en },
        before: null,
        after: { picture: content !== null },
      });
      const reading = { at, currency: app.environment.CURRENCY };
      return (await findAdminProduct(tx, product.id, reading)) ?? Promise.reject(notFound());
    },
  });
}
