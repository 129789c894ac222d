import { and, count, eq, inArray, ne } from "drizzle-orm";
import type { z } from "zod";
import type { timeOrder } from "#contract/calls/list.ts";
import { comparableOrder } from "#contract/text/input/order-reference.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { claimProofs, claims, leads } from "../../database/schema/earning-schema.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import type { KeysetOrder } from "../../database/queries/keyset.ts";
import { users } from "../../database/schema/schema.ts";
import { stores } from "../../database/schema/store-schema.ts";

export type ClaimRow = typeof claims.$inferSelect;
export interface ClaimWithStore {
  claim: ClaimRow;
  store: Pick<typeof stores.$inferSelect, "slug" | "name" | "logo" | "category">;
}

/** Orders claims by the time they were sent. */
export function claimsByTime(order: z.output<typeof timeOrder>): KeysetOrder<{ claim: ClaimRow }> {
  return orderByTime({ time: claims.createdAt, id: claims.id }, order, ({ claim }) => [
    claim.createdAt,
    claim.id,
  ]);
}

/** Serializes a member's claims until the transaction ends, so that they can be counted. */
export async function lockClaimant(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** Counts a member's undecided claims. */
export async function countOpen(queryable: Queryable, userId: string): Promise<number> {
  const isOpen = inArray(claims.state, ["sent", "with_store"]);
  const [counted] = await queryable
    .select({ open: count() })
    .from(claims)
    .where(and(eq(claims.userId, userId), isOpen));
  return counted!.open;
}

/** Returns whether a store's order is a known purchase, regardless of the spelling of its number. */
export async function isTracked(
  queryable: Queryable,
  { storeId, orderNumber }: Pick<ClaimRow, "storeId" | "orderNumber">,
): Promise<boolean> {
  const rows = await queryable
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.storeId, storeId), eq(leads.orderReference, comparableOrder(orderNumber))))
    .limit(1);
  return rows.length > 0;
}

/**
 * Returns whether a claim for a store's order exists that wasn't refused, regardless of the spelling of its
 * number.
 */
export async function isClaimed(
  queryable: Queryable,
  { storeId, orderNumber }: Pick<ClaimRow, "storeId" | "orderNumber">,
): Promise<boolean> {
  const isSame = and(eq(claims.storeId, storeId), eq(claims.orderReference, comparableOrder(orderNumber)));
  const rows = await queryable
    .select({ id: claims.id })
    .from(claims)
    .where(and(isSame, ne(claims.state, "refused")))
    .limit(1);
  return rows.length > 0;
}

/** Inserts a claim with its proof. */
export async function insertClaim(
  tx: Transaction,
  row: typeof claims.$inferInsert,
  proof: Omit<typeof claimProofs.$inferInsert, "claimId">,
): Promise<ClaimRow> {
  const [inserted] = await tx.insert(claims).values(row).returning();
  await tx.insert(claimProofs).values({ ...proof, claimId: inserted!.id });
  return inserted!;
}
