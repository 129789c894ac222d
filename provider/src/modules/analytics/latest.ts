import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { storeColumns } from "../../database/queries/named-columns.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";

const maxShown = 5;

/** Returns the latest purchases whose cash back became available. */
export async function findLatestCredits(
  queryable: Queryable,
  currency: string,
): Promise<Analytics["credits"]> {
  const rows = await queryable
    .select({
      id: leads.id,
      store: storeColumns,
      // Older rows lack the time of crediting, so the expected day is used.
      at: sql`coalesce(${leads.payableAt}, ${leads.expectedPayableAt})`.mapWith(leads.payableAt),
      amount: leads.cashBack,
    })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .where(and(eq(leads.state, "payable"), eq(leads.currency, currency)))
    .orderBy(desc(leads.occurredAt), desc(leads.id))
    .limit(maxShown);
  return rows.map(({ at, amount, ...row }) => ({
    ...row,
    at: (at as Date).toISOString(),
    amount: toWire(amount),
  }));
}

/** Returns the latest paid withdrawals. */
export async function findLatestPayouts(
  queryable: Queryable,
  currency: string,
): Promise<Analytics["payouts"]> {
  const { id, reference, settledAt, amount } = withdrawals;
  const rows = await queryable
    .select({ id, reference, at: settledAt, amount })
    .from(withdrawals)
    .where(and(eq(withdrawals.state, "paid"), eq(withdrawals.currency, currency), isNotNull(settledAt)))
    .orderBy(desc(settledAt), desc(id))
    .limit(maxShown);
  return rows.map(({ at, amount: paid, ...row }) => ({
    ...row,
    at: at!.toISOString(),
    amount: toWire(paid),
  }));
}
