import { and, desc, eq, sql } from "drizzle-orm";
import { comparableOrder } from "#contract/text/input/order-reference.ts";
import { comparableTransaction } from "#contract/text/input/transaction-id.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { findContaining } from "../../database/queries/text-search.ts";
import { users } from "../../database/schema/schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import type { RecordSearch } from "./record-search.ts";

/** Returns conditions in this order: the exact transaction number, the exact order number, a part of either. */
async function matches(text: string, queryable: Queryable) {
  const order = comparableOrder(text);
  const { id, networkTransactionId, orderNumber } = leads;
  return [
    and(
      sql`${leads.network} in (select "key" from "networks")`,
      eq(leads.transactionReference, comparableTransaction(text)),
    ),
    order
      ? and(sql`${leads.storeId} in (select "id" from "stores")`, eq(leads.orderReference, order))
      : undefined,
    await findContaining(queryable, text, { id, columns: [networkTransactionId, orderNumber] }),
  ];
}

/** Finds purchases by the network's transaction number or the order number. */
export const purchaseSearch: RecordSearch = {
  id: leads.id,
  matches,
  async find(queryable, where, limit) {
    const { id, networkTransactionId: title, orderNumber, state, orderAmount: amount, currency } = leads;
    const rows = await queryable
      .select({ id, title, orderNumber, state, amount, currency, member: users.name, store: stores.name })
      .from(leads)
      .innerJoin(users, eq(users.id, leads.userId))
      .innerJoin(stores, eq(stores.id, leads.storeId))
      .where(where)
      .orderBy(desc(leads.occurredAt), desc(id))
      .limit(limit);
    return rows.map(({ member, store, orderNumber, ...row }) => ({
      kind: "purchase",
      ...row,
      amount: toWire(row.amount),
      about: [orderNumber, store, member].filter((part) => part !== null),
    }));
  },
};
