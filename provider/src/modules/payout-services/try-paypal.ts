import { z } from "zod";
import type { FastifyInstance } from "fastify";
import type { CallData } from "#contract/calls/call.ts";
import type { testPaypal } from "#contract/payout-runs/payout-services.ts";
import { basicAuthorization } from "../../connectors/basic-authorization.ts";
import { ConnectorError, parseResponse } from "../../connectors/connector.ts";
import { notFound } from "../../problem.ts";
import { createPaypalClient, type PaypalCredentials, tokenPath } from "./paypal-api.ts";
import { findPaypal, openCredentials } from "./repository.ts";

type Test = CallData<typeof testPaypal>;

/** The maximum time in milliseconds, because callers wait three seconds for a response. */
const maxTryTime = 2_500;
const tokenResponse = z.object({ scope: z.string().default(""), app_id: z.string().default("") });

/**
 * Requests a new token with the stored credentials, and checks that it has access to payouts. @throws Problem
 * 404 without a connection
 */
export async function tryPaypal(app: FastifyInstance): Promise<Test> {
  const failedTest = (failure: Test["failure"], status: number | null = null): Test => ({
    account: null,
    failure,
    status,
  });
  const service = await findPaypal(app.database);
  if (!service) throw notFound();
  let credentials: PaypalCredentials;
  try {
    credentials = openCredentials(app.environment.PAYOUT_KEY, service);
  } catch {
    return failedTest("credentials_unreadable");
  }
  const signal = AbortSignal.timeout(maxTryTime);
  const client = createPaypalClient(app, { credentials, signal });
  try {
    const response = await client.json({
      method: "POST",
      path: tokenPath,
      body: { form: { grant_type: "client_credentials" } },
      headers: basicAuthorization(credentials.clientId, credentials.clientSecret),
      isAnonymous: true,
    });
    const { scope, app_id: account } = parseResponse(tokenResponse, response);
    return scope.includes("/payouts")
      ? { account, failure: null, status: null }
      : failedTest("forbidden", 200);
  } catch (error) {
    if (error instanceof ConnectorError) return failedTest(error.failure, error.status);
    if (signal.aborted) return failedTest("timeout");
    throw error;
  }
}
