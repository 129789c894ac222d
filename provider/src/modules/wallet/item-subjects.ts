import { eq, inArray } from "drizzle-orm";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { balanceAdjustments } from "../../database/schema/adjustment-schema.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";

type Subject = WalletItem["subject"];

/** The subject of a booking that doesn't refer to a purchase, withdrawal or order, such as a bonus. */
export const noSubject: Subject = {
  type: "none",
  label: null,
  purchase: null,
  withdrawal: null,
  order: null,
};

/** Returns the subjects of items with their current state, by id. Runs one query for each type. */
export async function findItemSubjects(
  queryable: Queryable,
  items: { type: string; id: string }[],
): Promise<Map<string, Subject>> {
  const idsOf = (type: string) => items.filter((item) => item.type === type).map(({ id }) => id);
  const subjects = new Map<string, Subject>();
  for (const { id, store, state, expectedPayableAt } of await findPurchases(queryable, idsOf("lead"))) {
    const purchase = { state, store, expectedPayableAt: expectedPayableAt.toISOString() };
    subjects.set(id, { ...noSubject, type: "purchase", label: store.name, purchase });
  }
  for (const { id, label, state, kind, masked } of await findWithdrawals(queryable, idsOf("withdrawal"))) {
    const withdrawal = { state, method: { kind, masked } };
    subjects.set(id, { ...noSubject, type: "withdrawal", label, withdrawal });
  }
  for (const { id, label, state } of await findOrders(queryable, idsOf("order"))) {
    subjects.set(id, { ...noSubject, type: "order", label, order: { state } });
  }
  for (const { id, label } of await findReasons(queryable, idsOf("adjustment"))) {
    subjects.set(id, { ...noSubject, label });
  }
  return subjects;
}

async function findPurchases(queryable: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  const { slug, name, logo, category } = stores;
  return queryable
    .select({
      id: leads.id,
      state: leads.state,
      expectedPayableAt: leads.expectedPayableAt,
      store: { slug, name, logo, category },
    })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .where(inArray(leads.id, ids));
}

async function findWithdrawals(queryable: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  const { id, reference, state, methodKind, methodMasked } = withdrawals;
  return queryable
    .select({ id, label: reference, state, kind: methodKind, masked: methodMasked })
    .from(withdrawals)
    .where(inArray(withdrawals.id, ids));
}

async function findOrders(queryable: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  const { id, reference, state } = shopOrders;
  return queryable.select({ id, label: reference, state }).from(shopOrders).where(inArray(id, ids));
}

async function findReasons(queryable: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  const { id, reason } = balanceAdjustments;
  return queryable.select({ id, label: reason }).from(balanceAdjustments).where(inArray(id, ids));
}
