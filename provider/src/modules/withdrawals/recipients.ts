import { and, asc, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { payoutMethods, users, withdrawals } from "../../database/schema/schema.ts";

/**
 * Returns the reference of the first of these withdrawals that can't be paid, because its member isn't active
 * or a payment to its payout method was refused; undefined if all can be paid.
 */
export async function findUnpayable(queryable: Queryable, ids: string[]): Promise<string | undefined> {
  const [row] = await queryable
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .innerJoin(payoutMethods, eq(payoutMethods.id, withdrawals.payoutMethodId))
    .where(
      and(inArray(withdrawals.id, ids), or(ne(users.status, "active"), isNotNull(payoutMethods.failure))),
    )
    .orderBy(asc(withdrawals.reference))
    .limit(1);
  return row?.reference;
}
