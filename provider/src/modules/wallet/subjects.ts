import { eq, inArray } from "drizzle-orm";
import type { WalletEntry } from "#contract/wallet/wallet.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { balanceAdjustments } from "../../database/schema/adjustment-schema.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { stores } from "../../database/schema/store-schema.ts";

type Subject = WalletEntry["subject"];
interface Cause {
  referenceType: string;
  referenceId: string;
}

/**
 * Returns the subjects of bookings, by the id to which the bookings refer. A subject is a purchase, a
 * withdrawal, an order, or an adjustment's reason.
 */
export async function findSubjects(queryable: Queryable, causes: Cause[]): Promise<Map<string, Subject>> {
  const idsOf = (type: string) =>
    causes.filter((cause) => cause.referenceType === type).map((cause) => cause.referenceId);
  const subjects = new Map<string, Subject>();
  for (const { id, label } of await findPurchases(queryable, idsOf("lead"))) {
    subjects.set(id, { type: "purchase", id, label });
  }
  for (const { id, label } of await findWithdrawals(queryable, idsOf("withdrawal"))) {
    subjects.set(id, { type: "withdrawal", id, label });
  }
  for (const { id, label } of await findOrders(queryable, idsOf("order"))) {
    subjects.set(id, { type: "order", id, label });
  }
  for (const { id, label } of await findAdjustments(queryable, idsOf("adjustment"))) {
    subjects.set(id, { type: "none", id: null, label });
  }
  return subjects;
}

async function findPurchases(queryable: Queryable, leadIds: string[]) {
  if (leadIds.length === 0) return [];
  return queryable
    .select({ id: leads.id, label: stores.name })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .where(inArray(leads.id, leadIds));
}

async function findWithdrawals(queryable: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  return queryable
    .select({ id: withdrawals.id, label: withdrawals.reference })
    .from(withdrawals)
    .where(inArray(withdrawals.id, ids));
}

async function findOrders(queryable: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  return queryable
    .select({ id: shopOrders.id, label: shopOrders.reference })
    .from(shopOrders)
    .where(inArray(shopOrders.id, ids));
}

async function findAdjustments(queryable: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  return queryable
    .select({ id: balanceAdjustments.id, label: balanceAdjustments.reason })
    .from(balanceAdjustments)
    .where(inArray(balanceAdjustments.id, ids));
}
