import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addCodes as addCodesCall } from "#contract/shop/admin-shop-products.ts";
import type { CallData } from "#contract/calls/call.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { shopCodes, shopProducts, shopVariants } from "../../database/schema/shop-schema.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { createGiftCardCodeCipher } from "./cipher.ts";
import { lockVariants } from "./stock.ts";

/**
 * Adds encrypted codes to a denomination. Codes that are already stored are skipped and counted. The activity
 * log records how many were added.
 * @throws Problem 404
 */
export async function addCodes(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, codes }: { id: string; codes: string[] },
): Promise<CallData<typeof addCodesCall>> {
  const cipher = createGiftCardCodeCipher(app.environment.PAYOUT_KEY);
  return adminAction(app, request, {
    lock: async ({ tx }) => (isUuid(id) ? (await lockVariants(tx, [id]))[0] : undefined),
    once: (variant) => ({
      route: `POST /v1/admin/shop/variants/${variant.id}/codes`,
      key: idempotencyKeyOf(request),
      body: { fingerprints: codes.map((code) => cipher.fingerprint(code, "")) },
      response: addCodesCall.data,
    }),
    async run({ tx, at, log }, variant) {
      const [product] = await tx.select().from(shopProducts).where(eq(shopProducts.id, variant.productId));
      const rows = [...new Set(codes)].map((code) => {
        const owner = { id: randomUUID(), variantId: variant.id };
        return {
          ...owner,
          ciphertext: cipher.seal(code, owner),
          fingerprint: cipher.fingerprint(code, product!.storeId),
          createdAt: at,
        };
      });
      const added = (
        await tx
          .insert(shopCodes)
          .values(rows)
          .onConflictDoNothing({ target: shopCodes.fingerprint })
          .returning({ id: shopCodes.id })
      ).length;
      const [after] = await tx
        .update(shopVariants)
        .set({ stock: sql`${shopVariants.stock} + ${added}` })
        .where(eq(shopVariants.id, variant.id))
        .returning();
      await log({
        action: "product.add-codes",
        object: { type: "product", id: variant.productId, label: product!.name.en },
        before: { stock: variant.stock },
        after: { stock: after!.stock, added },
      });
      return { added, known: codes.length - added, stock: after!.stock };
    },
  });
}
