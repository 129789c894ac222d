import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import type { NetworkHealth } from "#contract/overview/admin-overview.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { networks, postbackEvents } from "../../database/schema/network-schema.ts";

type NetworkSummary = Pick<NetworkHealth, "key" | "name" | "status" | "lastReportAt" | "quarantined">;

/**
 * Lists all networks by name, with the time of the last report and the number of quarantined reports. The last
 * report is the later of the last message and the last purchase, as some networks only report in files.
 */
export async function findNetworks(queryable: Queryable): Promise<NetworkSummary[]> {
  const latest = queryable
    .select({ receivedAt: postbackEvents.receivedAt })
    .from(postbackEvents)
    .where(eq(postbackEvents.network, networks.key))
    .orderBy(desc(postbackEvents.sequence))
    .limit(1)
    .as("latest");
  const latestLead = queryable
    .select({ createdAt: leads.createdAt })
    .from(leads)
    .where(and(eq(leads.network, networks.key), ne(leads.source, "claim")))
    .orderBy(desc(leads.occurredAt), desc(leads.id))
    .limit(1)
    .as("latest_lead");
  const [rows, quarantined] = await Promise.all([
    queryable
      .select({
        key: networks.key,
        name: networks.name,
        status: networks.status,
        message: latest.receivedAt,
        lead: latestLead.createdAt,
      })
      .from(networks)
      .leftJoinLateral(latest, sql`true`)
      .leftJoinLateral(latestLead, sql`true`)
      .orderBy(asc(networks.name), asc(networks.key)),
    queryable
      .select({ network: postbackEvents.network, reports: count() })
      .from(postbackEvents)
      .where(eq(postbackEvents.state, "quarantined"))
      .groupBy(postbackEvents.network),
  ]);
  const waitingReports = new Map(quarantined.map(({ network, reports }) => [network, reports]));
  return rows.map(({ message, lead, ...network }) => ({
    ...network,
    lastReportAt: later(message, lead)?.toISOString() ?? null,
    quarantined: waitingReports.get(network.key) ?? 0,
  }));
}

function later(a: Date | null, b: Date | null): Date | null {
  return a && b && a > b ? a : (b ?? a);
}
