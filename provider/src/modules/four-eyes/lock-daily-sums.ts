import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";

/**
 * Serializes decisions that count towards these people's daily sums, so that of two concurrent decisions, the
 * second is checked against a sum that includes the first. The locks are held until the transaction ends, and
 * are always taken in the same order.
 */
export async function lockDailySums(tx: Transaction, ids: string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alone:${id}`}, 0))`);
  }
}
