import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";
import { shopCodes, shopOrderLines, shopVariants } from "../../database/schema/shop-schema.ts";
import { Problem } from "../../problem.ts";

/**
 * Locks denominations until the transaction ends, always ordered by id. Everything that takes, adds or
 * returns codes calls this first, so that no code is sold twice and no deadlock occurs (M12).
 */
export async function lockVariants(tx: Transaction, ids: string[]) {
  return tx
    .select()
    .from(shopVariants)
    .where(inArray(shopVariants.id, ids))
    .orderBy(asc(shopVariants.id))
    .for("no key update");
}

/** Takes a number of codes of a locked denomination for an order line. @throws Problem 409 `shop_sold_out` */
export async function takeCodes(
  tx: Transaction,
  { variantId, lineId, quantity }: { variantId: string; lineId: string; quantity: number },
): Promise<void> {
  const takenCodes = (await tx.execute(sql`
    update shop_codes set state = 'sold', line_id = ${lineId}::uuid
    where id in (
      select id from shop_codes where variant_id = ${variantId}::uuid and state = 'available'
      order by created_at, id limit ${quantity})
    returning id`)) as unknown as { rows: unknown[] };
  if (takenCodes.rows.length !== quantity) throw new Problem(409, "shop_sold_out");
  await tx
    .update(shopVariants)
    .set({ stock: sql`${shopVariants.stock} - ${quantity}` })
    .where(eq(shopVariants.id, variantId));
}

/** Returns an order's codes to the stock, or voids them if the buyer has seen them. */
export async function returnCodes(
  tx: Transaction,
  orderId: string,
  { seen }: { seen: boolean },
): Promise<void> {
  const lines = await tx
    .select({ id: shopOrderLines.id, variantId: shopOrderLines.variantId, quantity: shopOrderLines.quantity })
    .from(shopOrderLines)
    .where(eq(shopOrderLines.orderId, orderId));
  const ids = lines.map(({ id }) => id);
  const isSoldByOrder = and(inArray(shopCodes.lineId, ids), eq(shopCodes.state, "sold"));
  if (seen) {
    await tx.update(shopCodes).set({ state: "void" }).where(isSoldByOrder);
    return;
  }
  await lockVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  await tx.update(shopCodes).set({ state: "available", lineId: null }).where(isSoldByOrder);
  for (const { variantId, quantity } of lines)
    await tx
      .update(shopVariants)
      .set({ stock: sql`${shopVariants.stock} + ${quantity}` })
      .where(eq(shopVariants.id, variantId));
}
