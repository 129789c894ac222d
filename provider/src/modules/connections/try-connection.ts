import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { testConnection } from "#contract/networks/admin-connections.ts";
import { ConnectorError } from "../../connectors/connector.ts";
import { connectors } from "../../connectors/connectors.ts";
import { notFound } from "../../problem.ts";
import { findNetwork } from "../networks/repository.ts";
import { createClient } from "./client.ts";
import { openCredentials } from "./repository.ts";
import { blockRequests, takeRequest } from "./request-limit.ts";
import { parseCredentials } from "./reading.ts";
import { createCredentialsCipher } from "./cipher.ts";

type ConnectionTest = z.output<typeof testConnection.data>;

// The maximum time in milliseconds, because an admin waits for the response.
const maxTryTime = 2_500;

/** Calls a network's API once with the current credentials. @throws Problem 404 if the network isn't connected */
export async function tryConnection(app: FastifyInstance, key: string): Promise<ConnectionTest> {
  const network = await findNetwork(app.database, key);
  const connector = network?.preset ? connectors[network.preset] : undefined;
  if (!connector) throw notFound();
  const cipher = createCredentialsCipher(app.environment.PAYOUT_KEY);
  const failedTest = (failure: ConnectionTest["failure"], status: number | null = null): ConnectionTest => ({
    account: null,
    failure,
    status,
  });
  const opened = await openCredentials(app.database, cipher, { network: key, now: app.clock() }).catch(
    () => undefined,
  );
  if (!opened) return failedTest("credentials_unreadable");
  const [newest] = opened;
  if (!newest) throw notFound();
  const credentials = parseCredentials(connector, newest);
  const limitKey = cipher.limitKey(connector.network, credentials);
  const { requestsPerMinute } = connector.limits;
  const ended = new AbortController();
  const client = createClient({
    connector,
    credentials,
    origins: app.environment.CONNECTOR_ORIGINS[connector.network],
    take: () => takeRequest(app.database, limitKey, { requestsPerMinute, now: app.clock() }),
    block: (until) => blockRequests(app.database, limitKey, until),
    now: app.clock,
    sleep: (milliseconds) => delay(milliseconds, undefined, { signal: ended.signal }),
    signal: ended.signal,
  });
  const timer = setTimeout(() => ended.abort(), maxTryTime);
  try {
    const { account } = await connector.test(client, credentials);
    return { account, failure: null, status: null };
  } catch (error) {
    if (error instanceof ConnectorError) return failedTest(error.failure, error.status);
    if (ended.signal.aborted) return failedTest("timeout");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
