import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { paidIn } from "../rollups/payouts.ts";
import type { Periods } from "./period.ts";

/** Sums the withdrawals paid in a period and in the previous one, in minor units. */
export async function findPaid(
  queryable: Queryable,
  { range, previous }: Pick<Periods, "range" | "previous">,
  currency: string,
): Promise<{ current: bigint; previous: bigint }> {
  const spans = [
    { bucket: "current", ...range },
    { bucket: "previous", ...previous.range },
  ];
  const rows = await queryable
    .select({ bucket: sql<string>`bucket`, amount: sql<bigint>`sum(amount)::text`.mapWith(BigInt) })
    .from(sql`${paidIn(spans)} sums`)
    .where(sql`currency = ${currency}`)
    .groupBy(sql`bucket`);
  const amountOf = (bucket: string) => rows.find((row) => row.bucket === bucket)?.amount ?? 0n;
  return { current: amountOf("current"), previous: amountOf("previous") };
}
