import { and, eq, isNull } from "drizzle-orm";
import {
  type ConnectionRun,
  listConnectionRuns,
  type NetworkConnection,
} from "#contract/networks/admin-connections.ts";
import { connectors } from "../../connectors/connectors.ts";
import {
  networkConnections,
  networkCredentials,
  networkRuns,
} from "../../database/schema/connection-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { countMissing } from "../programmes/confirm-missing.ts";
import { findNetwork } from "../networks/repository.ts";
import { findRecentRuns, type RunRow } from "./repository.ts";

/** Returns a network's connection for admins; undefined if the network doesn't exist. */
export async function findConnectionView(
  queryable: Queryable,
  key: string,
): Promise<NetworkConnection | undefined> {
  const network = await findNetwork(queryable, key);
  if (!network) return undefined;
  const connector = network.preset ? connectors[network.preset] : undefined;
  const [row] = await queryable
    .select({ connection: networkConnections, credentialsSince: networkCredentials.createdAt })
    .from(networkConnections)
    .innerJoin(
      networkCredentials,
      and(eq(networkCredentials.network, networkConnections.network), isNull(networkCredentials.endsAt)),
    )
    .where(eq(networkConnections.network, key));
  const names = connector ? Object.keys(connector.credentials.shape) : [];
  const runs = row ? await findRecentRuns(queryable, key) : [];
  const heldAt = row?.connection.programmesHeldAt;
  const missingCounts = heldAt ? await countMissing(queryable, key) : undefined;
  return {
    network: { key: network.key, name: network.name },
    fields: names.map((name) => ({
      name,
      isSecret: connector!.secrets.includes(name),
      isRequired: !connector!.credentials.shape[name]!.safeParse("").success,
    })),
    hasProgrammes: connector?.programmes !== undefined,
    hasCoupons: connector?.coupons !== undefined,
    connection: row
      ? {
          isPaused: row.connection.isPaused,
          changedThrough: row.connection.changedThrough?.toISOString() ?? null,
          nextRunAt: row.connection.nextRunAt.toISOString(),
          failures: row.connection.failures,
          credentialsSince: row.credentialsSince.toISOString(),
          missingProgrammes: missingCounts ? { since: heldAt!.toISOString(), ...missingCounts } : null,
        }
      : null,
    recentRuns: runs.map(toRun),
  };
}

/** The runs of a network, the newest first. */
export const connectionRunList = keysetList(listConnectionRuns, () => ({
  select: (queryable) => queryable.select().from(networkRuns),
  count: (rows) => rows.from(networkRuns),
  where: ({ network }) => eq(networkRuns.network, network),
  order: () =>
    orderByTime({ time: networkRuns.createdAt, id: networkRuns.id }, "newest", (run: RunRow) => [
      run.createdAt,
      run.id,
    ]),
  view: (rows) => rows.map(toRun),
}));

function toRun(run: RunRow): ConnectionRun {
  const { id, kind, by, state, pages, records, added, changed, unchanged, refused, statuses, failure } = run;
  return {
    id,
    kind,
    by,
    from: run.windowFrom.toISOString(),
    to: run.windowTo.toISOString(),
    state,
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    pages,
    records,
    added,
    changed,
    unchanged,
    refused,
    statuses,
    failure,
  };
}
