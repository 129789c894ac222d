import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";

/**
 * Makes what these people's daily sums are counted for happen one after the other: two requests at once
 * cannot both see the sum before the other. Held until the transaction ends; always taken in one order.
 */
export async function takeTurns(tx: Transaction, ids: string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alone:${id}`}, 0))`);
  }
}
