import { and, asc, count, eq, gt, isNull, max } from "drizzle-orm";
import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { payoutMethods, withdrawals } from "../../database/schema/schema.ts";

const notRemoved = (userId: string) => and(eq(payoutMethods.userId, userId), isNull(payoutMethods.removedAt));
const { id, kind, masked, createdAt, failure } = payoutMethods;
const publicColumns = { id, kind, masked, createdAt, failure };

function toPayoutMethod(
  row: Omit<PayoutMethod, "createdAt" | "lastUsedAt"> & { createdAt: Date },
): PayoutMethod {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** A member's payout methods, oldest first. */
export async function findMethods(queryable: Queryable, userId: string): Promise<PayoutMethod[]> {
  const uses = queryable
    .select({
      methodId: withdrawals.payoutMethodId,
      lastUsedAt: max(withdrawals.requestedAt).as("last_used_at"),
    })
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .groupBy(withdrawals.payoutMethodId)
    .as("uses");
  const rows = await queryable
    .select({ ...publicColumns, lastUsedAt: uses.lastUsedAt })
    .from(payoutMethods)
    .leftJoin(uses, eq(uses.methodId, id))
    .where(notRemoved(userId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map(({ lastUsedAt, ...row }) => ({
    ...toPayoutMethod(row),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  }));
}

/** Counts a member's methods. Lock the account first, so that concurrent additions wait. */
export async function countMethods(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(payoutMethods).where(notRemoved(userId));
  return row!.count;
}

/** Returns undefined if the member already has a method with this fingerprint. */
export async function insertMethod(
  tx: Transaction,
  row: typeof payoutMethods.$inferInsert,
): Promise<PayoutMethod | undefined> {
  const [inserted] = await tx
    .insert(payoutMethods)
    .values(row)
    .onConflictDoNothing()
    .returning(publicColumns);
  return inserted && toPayoutMethod(inserted);
}

/**
 * Marks a method as removed. Its row stays, as withdrawals refer to it. Returns false if the method doesn't
 * exist.
 */
export async function removeMethod(
  queryable: Queryable,
  userId: string,
  methodId: string,
  at: Date,
): Promise<boolean> {
  if (!isUuid(methodId)) return false;
  const removed = await queryable
    .update(payoutMethods)
    .set({ removedAt: at })
    .where(and(notRemoved(userId), eq(id, methodId)))
    .returning({ id });
  return removed.length === 1;
}

/** Removes a member's methods added since a given time, and returns their number. */
export async function removeMethodsSince(
  tx: Transaction,
  userId: string,
  { since, at }: { since: Date; at: Date },
): Promise<number> {
  const removed = await tx
    .update(payoutMethods)
    .set({ removedAt: at })
    .where(and(notRemoved(userId), gt(createdAt, since)))
    .returning({ id });
  return removed.length;
}
