import { z } from "zod";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import type { ConnectorApi } from "../../connectors/connector.ts";
import { authorizeByToken } from "../../connectors/oauth-token.ts";
import { type ApiDeclaration, createClient } from "../connections/client.ts";
import { blockRequests, takeRequest } from "../connections/request-limit.ts";
import { createCredentialsCipher } from "../connections/cipher.ts";

export const paypalCredentials = z.object({ clientId: z.string(), clientSecret: z.string() });
export type PaypalCredentials = z.output<typeof paypalCredentials>;

/** Half of PayPal's limit. */
const requestsPerMinute = 200;
export const tokenPath = "/v1/oauth2/token";

/** PayPal's API. `PAYPAL_ORIGIN` overrides its address. */
const paypal: ApiDeclaration = {
  network: "paypal",
  origins: { api: "https://api-m.paypal.com" },
  limits: {},
  authorize(api, credentials) {
    const { clientId, clientSecret } = paypalCredentials.parse(credentials);
    const form = { grant_type: "client_credentials" };
    return authorizeByToken(api, { path: tokenPath, clientId, clientSecret, form });
  },
};

interface ClientOptions {
  credentials: PaypalCredentials;
  /** Called before each request. */
  beforeRequest?: () => Promise<void>;
  /** Records the status of a response; `0` without a response. */
  onStatus?: (status: number) => void;
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
  signal?: AbortSignal | undefined;
}

/**
 * Creates the functions for requests to PayPal: limited in size and time, without redirects, and within a
 * limit shared by all processes.
 */
export function createPaypalClient(
  app: Pick<FastifyInstance, "clock" | "environment"> & { database: Queryable },
  { credentials, beforeRequest, onStatus, sleep, signal }: ClientOptions,
): ConnectorApi {
  const { PAYOUT_KEY, PAYPAL_ORIGIN } = app.environment;
  const key = createCredentialsCipher(PAYOUT_KEY).limitKey("paypal", credentials);
  const wait = sleep ?? ((milliseconds, stopped) => delay(milliseconds, undefined, { signal: stopped }));
  return createClient({
    connector: paypal,
    credentials,
    origins: PAYPAL_ORIGIN ? { api: PAYPAL_ORIGIN } : undefined,
    async take() {
      signal?.throwIfAborted();
      await beforeRequest?.();
      return takeRequest(app.database, key, { requestsPerMinute, now: app.clock() });
    },
    block: (until) => blockRequests(app.database, key, until),
    ...(onStatus && { onStatus }),
    now: app.clock,
    sleep: async (milliseconds) => void (await wait(milliseconds, signal)),
    signal,
  });
}
