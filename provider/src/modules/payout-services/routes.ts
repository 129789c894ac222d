import type { FastifyInstance } from "fastify";
import {
  connectPaypal,
  disconnectPaypal,
  getPaypalConnection,
  testPaypal,
} from "#contract/payout-runs/payout-services.ts";
import { connectPaypalApi, disconnectPaypalApi } from "./change.ts";
import { viewPaypal } from "./repository.ts";
import { tryPaypal } from "./try-paypal.ts";

/** Routes for admins to connect the API of a payment service. */
export async function payoutServiceRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  api.implement(getPaypalConnection, { access }, async () => ({
    data: await viewPaypal(api.database, api.environment),
  }));
  api.implement(connectPaypal, { access, perMinute: 20 }, async ({ body, request }) => ({
    data: await connectPaypalApi(api, request, body),
  }));
  api.implement(disconnectPaypal, { access, perMinute: 20 }, async ({ request }) => ({
    data: await disconnectPaypalApi(api, request),
  }));
  api.implement(testPaypal, { access, perMinute: 10 }, async () => ({ data: await tryPaypal(api) }));
}
