import { and, eq, isNull } from "drizzle-orm";
import type { NetworkConnection } from "#contract/networks/admin-connections.ts";
import { connectors } from "../../connectors/connectors.ts";
import { networkConnections, networkCredentials } from "../../database/schema/connection-schema.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { findNetwork } from "../networks/repository.ts";
import { findRuns, type RunRow } from "./repository.ts";

const shownRuns = 20;

/** Returns how a network is pulled; undefined if the network doesn't exist. */
export async function findConnectionView(
  queryable: Queryable,
  key: string,
): Promise<NetworkConnection | undefined> {
  const network = await findNetwork(queryable, key);
  if (!network) return undefined;
  const connector = network.preset ? connectors[network.preset] : undefined;
  const [found] = await queryable
    .select({ connection: networkConnections, credentialsSince: networkCredentials.createdAt })
    .from(networkConnections)
    .innerJoin(
      networkCredentials,
      and(eq(networkCredentials.network, networkConnections.network), isNull(networkCredentials.endsAt)),
    )
    .where(eq(networkConnections.network, key));
  const names = connector ? Object.keys(connector.credentials.shape) : [];
  const runs = found ? await findRuns(queryable, key, shownRuns) : [];
  return {
    network: { key: network.key, name: network.name },
    fields: names.map((name) => ({ name, isSecret: connector!.secrets.includes(name) })),
    connection: found
      ? {
          isPaused: found.connection.isPaused,
          changedThrough: found.connection.changedThrough?.toISOString() ?? null,
          nextRunAt: found.connection.nextRunAt.toISOString(),
          failures: found.connection.failures,
          credentialsSince: found.credentialsSince.toISOString(),
        }
      : null,
    runs: runs.map(toRun),
  };
}

function toRun(run: RunRow): NetworkConnection["runs"][number] {
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
