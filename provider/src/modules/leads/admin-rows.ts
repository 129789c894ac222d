import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { networkColumns, storeColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { decider, member, personColumns } from "../../database/queries/person-columns.ts";
import { stores } from "../../database/schema/store-schema.ts";

/** Counts the other leads with the same order number that resulted from the same click. */
const sameOrder = sql<number>`(
  select count(*)::int from ${leads} "other"
  where "other".click_id = ${leads.clickId} and "other".id <> ${leads.id}
    and "other".order_reference = ${leads.orderReference})`;

/** Selects all leads with the columns that admins see. */
export function selectAdminLeads(queryable: Queryable) {
  return queryable
    .select({
      lead: leads,
      member: personColumns(member),
      decidedBy: personColumns(decider),
      store: storeColumns,
      network: networkColumns,
      proof: { authentication: networks.authentication, addresses: networks.addresses },
      sameOrder,
    })
    .from(leads)
    .innerJoin(member, eq(member.id, leads.userId))
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .innerJoin(networks, eq(networks.key, leads.network))
    .leftJoin(decider, eq(decider.id, leads.decidedBy));
}

export type AdminLeadRow = Awaited<ReturnType<typeof selectAdminLeads>>[number];
