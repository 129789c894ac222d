import { asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { clicks, leads } from "../../database/schema/earning-schema.ts";
import { networkColumns, storeColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { personColumns } from "../../database/queries/person-columns.ts";
import { users } from "../../database/schema/schema.ts";
import { stores } from "../../database/schema/store-schema.ts";

/** Selects all clicks with the columns that admins see. */
export function selectAdminClicks(queryable: Queryable) {
  return queryable
    .select({
      click: clicks,
      member: personColumns(users),
      store: storeColumns,
      network: networkColumns,
    })
    .from(clicks)
    .innerJoin(users, eq(users.id, clicks.userId))
    .innerJoin(stores, eq(stores.id, clicks.storeId))
    .innerJoin(networks, eq(networks.key, clicks.network));
}

export type AdminClickRow = Awaited<ReturnType<typeof selectAdminClicks>>[number];

/** Returns the leads of these clicks, oldest first. */
export async function findLeads(queryable: Queryable, clickIds: string[]) {
  if (clickIds.length === 0) return [];
  return queryable
    .select({ id: leads.id, state: leads.state, clickId: leads.clickId })
    .from(leads)
    .where(inArray(leads.clickId, clickIds))
    .orderBy(asc(leads.occurredAt), asc(leads.id));
}

export type ClickLead = Awaited<ReturnType<typeof findLeads>>[number];
