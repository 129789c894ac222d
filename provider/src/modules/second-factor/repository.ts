import { and, eq, isNotNull, lt, or, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { secondFactors } from "../../database/schema/second-factor-schema.ts";

export type FactorRow = typeof secondFactors.$inferSelect;

/** Returns an account's confirmed second factor; undefined if it has none. */
export async function findFactor(queryable: Queryable, userId: string): Promise<FactorRow | undefined> {
  const [row] = await queryable
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return row;
}

/** Returns an account's second factor, confirmed or not, and locks it until the transaction ends. */
export async function lockFactor(tx: Transaction, userId: string): Promise<FactorRow | undefined> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for("update");
  return row;
}

/** Stores an unconfirmed secret in place of an earlier one. Returns false if one is already confirmed. */
export async function beginFactor(
  tx: Transaction,
  row: Pick<FactorRow, "userId" | "secretCiphertext" | "createdAt">,
): Promise<boolean> {
  const rows = await tx
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secretCiphertext: row.secretCiphertext, createdAt: row.createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

export async function confirmFactor(
  tx: Transaction,
  { userId, now, step }: { userId: string; now: Date; step: number },
): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(eq(secondFactors.userId, userId));
}

/** Consumes the code of a time step. Returns false if it or a later one was already used. */
export async function consumeStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: sql`${step}` })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), isNew))
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

export async function removeFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}
