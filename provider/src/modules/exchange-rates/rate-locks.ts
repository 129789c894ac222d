import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";

const lock = sql`hashtextextended('exchange rates', 0)`;

/** Prevents changes of rates until the transaction ends. */
export async function lockRatesForReading(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lock})`);
}

/** Serializes transactions that change rates with each other and with transactions that process reports. */
export async function lockRatesForChange(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
}
