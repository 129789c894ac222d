import { and, count, desc, eq, gte, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { networks, postbackEvents } from "../../database/schema/network-schema.ts";

const day = 24 * 60 * 60 * 1000;
const healthDays = 90;
// The maximum number of latest reports counted, so that the figures stay cheap for any network.
const maxCounted = 10_000;

const decidedStates = sql`('confirmed', 'payable', 'rejected', 'reversed')`;
const rejectedStates = sql`('rejected', 'reversed')`;

/** Selects the decisions on a network's purchases since a given time, for a lateral join with the network. */
function decidedPurchases(queryable: Queryable, since: Date) {
  const latest = queryable
    .select({ state: leads.state })
    .from(leads)
    .where(and(eq(leads.network, networks.key), gte(leads.occurredAt, since)))
    .orderBy(desc(leads.occurredAt))
    .limit(maxCounted)
    .as("latest_leads");
  const countIn = (states: SQL) => sql`count(*) filter (where ${latest.state} in ${states})`.mapWith(Number);
  return queryable
    .select({ decided: countIn(decidedStates).as("decided"), refused: countIn(rejectedStates).as("refused") })
    .from(latest)
    .as("judged");
}

/** Counts each network's reports that wait for an admin. */
function waitingReports(queryable: Queryable) {
  const latest = queryable
    .select({ network: postbackEvents.network })
    .from(postbackEvents)
    .where(eq(postbackEvents.state, "quarantined"))
    .orderBy(desc(postbackEvents.sequence))
    .limit(maxCounted)
    .as("latest_reports");
  return queryable
    .select({ network: latest.network, reports: count().as("reports") })
    .from(latest)
    .groupBy(latest.network)
    .as("waiting");
}

/** Selects all networks with their recent figures. */
export function selectAdminNetworks(queryable: Queryable, now: Date) {
  const decided = decidedPurchases(queryable, new Date(now.getTime() - healthDays * day));
  const waiting = waitingReports(queryable);
  const lastReport = queryable
    .select({ receivedAt: postbackEvents.receivedAt })
    .from(postbackEvents)
    .where(eq(postbackEvents.network, networks.key))
    .orderBy(desc(postbackEvents.sequence))
    .limit(1)
    .as("last_report");
  return queryable
    .select({
      network: networks,
      lastReportAt: lastReport.receivedAt,
      decided: decided.decided,
      refused: decided.refused,
      waiting: waiting.reports,
    })
    .from(networks)
    .innerJoinLateral(decided, sql`true`)
    .leftJoinLateral(lastReport, sql`true`)
    .leftJoin(waiting, eq(waiting.network, networks.key));
}

export type AdminNetworkRow = Awaited<ReturnType<typeof selectAdminNetworks>>[number];
