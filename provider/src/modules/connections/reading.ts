import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Connector } from "../../connectors/connector.ts";
import type { Connectors } from "../../connectors/connectors.ts";
import type { NetworkRow } from "../networks/repository.ts";
import * as connections from "./repository.ts";
import type { ConnectionRow, RunRow } from "./repository.ts";
import { blockRequests, takeRequest } from "./request-limit.ts";
import { createCredentialsCipher, type Credentials } from "./cipher.ts";

export type PullApp = Pick<
  FastifyInstance,
  "clock" | "database" | "environment" | "log" | "postbackSignal" | "realtime"
>;

export interface PullParts {
  connectors: Connectors;
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
  /** The timeout of a request in milliseconds. */
  timeout?: number;
}

export type Leased = ConnectionRow & { lease: string };

/** Thrown if another process has taken over the connection, and with it the run. */
export class LeaseLost extends Error {}

/** A run whose lease this process holds. */
export interface Reading {
  app: PullApp;
  connection: Leased;
  network: NetworkRow;
  connector: Connector;
  run: RunRow;
  parts: PullParts;
  stop: AbortSignal | undefined;
}

/** Returns the arguments of `createClient` for a run. `statuses` counts the responses by HTTP status. */
export function clientParts(
  { app, connection, connector, parts, stop }: Reading,
  credentials: Credentials,
  statuses: Map<number, number>,
) {
  const cipher = createCredentialsCipher(app.environment.PAYOUT_KEY);
  const key = cipher.limitKey(connector.network, credentials);
  const { sleep = (milliseconds, signal) => delay(milliseconds, undefined, signal && { signal }) } = parts;
  return {
    connector,
    credentials,
    origins: app.environment.CONNECTOR_ORIGINS[connector.network],
    async take() {
      stop?.throwIfAborted();
      const now = app.clock();
      await keepLease(app.database, connection, now);
      const { requestsPerMinute } = connector.limits;
      return takeRequest(app.database, key, { requestsPerMinute, now });
    },
    block: (until: Date) => blockRequests(app.database, key, until),
    onStatus: (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
    now: app.clock,
    sleep: async (milliseconds: number) => void (await sleep(milliseconds, stop)),
    ...(parts.timeout !== undefined && { timeout: parts.timeout }),
    signal: stop,
  };
}

/** @throws LeaseLost if another process has taken over the connection */
export async function keepLease(
  queryable: Parameters<typeof connections.renewLease>[0],
  connection: Leased,
  now: Date,
): Promise<void> {
  if (!(await connections.renewLease(queryable, connection, now))) throw new LeaseLost();
}

/** Returns stored credentials, completed with the defaults of fields that the connector has gained since. */
export function parseCredentials({ credentials: schema }: Connector, stored: Credentials): Credentials {
  const parsed = schema.safeParse(stored);
  return parsed.success ? (parsed.data as Credentials) : stored;
}
