import { and, asc, eq, gte, or, sql } from "drizzle-orm";
import type { WorkQueue } from "#contract/overview/admin-overview.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { networkConnections } from "../../database/schema/connection-schema.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { staleAfter } from "./repository.ts";

/** The number of failed runs in a row after which admins are notified. */
export const alertedFailures = 3;
const maxListed = 20;

/** Lists the connections that need attention. Paused ones don't. */
export async function findFailingConnections(
  queryable: Queryable,
  now: Date,
): Promise<WorkQueue["failingConnections"]> {
  const since = new Date(now.getTime() - staleAfter).toISOString();
  const { network, isPaused, failures, changedThrough, createdAt } = networkConnections;
  const rows = await queryable
    .select({ key: networks.key, name: networks.name, changedThrough })
    .from(networkConnections)
    .innerJoin(networks, eq(networks.key, network))
    .where(
      and(
        eq(isPaused, false),
        or(
          gte(failures, alertedFailures),
          sql`coalesce(${changedThrough}, ${createdAt}) < ${since}::timestamptz`,
        ),
      ),
    )
    .orderBy(asc(networks.name))
    .limit(maxListed);
  return rows.map((row) => ({ ...row, changedThrough: row.changedThrough?.toISOString() ?? null }));
}
