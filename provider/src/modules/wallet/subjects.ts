import { eq, inArray } from "drizzle-orm";
import type { WalletEntry } from "#contract/wallet.ts";
import type { Queryable } from "../../database/connection.ts";
import { leads, stores } from "../../database/earning-schema.ts";
import { withdrawals } from "../../database/schema.ts";

type Subject = WalletEntry["subject"];
interface Cause {
  referenceType: string;
  referenceId: string;
}

/** What bookings moved money for, by the id they refer to: a lead's store, or a withdrawal. */
export async function findSubjects(queryable: Queryable, causes: Cause[]): Promise<Map<string, Subject>> {
  const idsOf = (type: string) =>
    causes.filter((cause) => cause.referenceType === type).map((cause) => cause.referenceId);
  const subjects = new Map<string, Subject>();
  for (const { leadId, id, label } of await findStores(queryable, idsOf("lead"))) {
    subjects.set(leadId, { type: "store", id, label });
  }
  for (const { id, label } of await findWithdrawals(queryable, idsOf("withdrawal"))) {
    subjects.set(id, { type: "withdrawal", id, label });
  }
  return subjects;
}

async function findStores(queryable: Queryable, leadIds: string[]) {
  if (leadIds.length === 0) return [];
  return queryable
    .select({ leadId: leads.id, id: stores.id, label: stores.name })
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
