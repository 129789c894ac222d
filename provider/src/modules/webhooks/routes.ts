import type { FastifyInstance } from "fastify";
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookDelivery,
  getWebhookEndpoint,
  listWebhookEndpoints,
  pauseWebhookEndpoint,
  replayWebhookEvents,
  resendWebhookDelivery,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
} from "#contract/webhooks/admin-webhooks.ts";
import { eventTypes } from "#contract/webhooks/events.ts";
import { notFound } from "../../problem.ts";
import {
  changeEndpoint,
  createEndpoint,
  pauseEndpoint,
  deleteEndpoint,
  resumeEndpoint,
  rotateEndpointSecret,
} from "./change.ts";
import { deliveryList, findDelivery } from "./deliveries.ts";
import { replayDeliveries, resend, sendTest } from "./send-again.ts";
import { findEndpointView, findEndpointViews } from "./view.ts";

/** Routes for admins to connect programs that receive events, and to list deliveries. */
export async function webhookRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listWebhookEndpoints, { access }, async () => {
    return { data: { endpoints: await findEndpointViews(api.database, api.clock()), eventTypes } };
  });

  api.implement(getWebhookEndpoint, { access }, async ({ params }) => {
    const endpoint = await findEndpointView(api.database, params.id, api.clock());
    if (!endpoint) throw notFound();
    return { data: endpoint };
  });

  api.implement(createWebhookEndpoint, { access, perMinute: 20 }, async ({ body, request }) => {
    return { data: await createEndpoint(api, request, body) };
  });

  api.implement(changeWebhookEndpoint, { access, perMinute: 60 }, async ({ params, body, request }) => {
    return { data: await changeEndpoint(api, request, params.id, body) };
  });

  api.implement(rotateWebhookSecret, { access, perMinute: 20 }, async ({ params, body, request }) => {
    return { data: await rotateEndpointSecret(api, request, params.id, body) };
  });

  api.implement(pauseWebhookEndpoint, { access }, async ({ params, request }) => {
    return { data: await pauseEndpoint(api, request, params.id) };
  });

  api.implement(resumeWebhookEndpoint, { access }, async ({ params, request }) => {
    return { data: await resumeEndpoint(api, request, params.id) };
  });

  api.implement(deleteWebhookEndpoint, { access }, async ({ params, request }) => {
    return { data: await deleteEndpoint(api, request, params.id) };
  });

  api.implement(testWebhookEndpoint, { access, perMinute: 30 }, async ({ params, body, request }) => {
    return { data: await sendTest(api, request, params.id, body) };
  });

  api.implement(replayWebhookEvents, { access, perMinute: 10 }, async ({ params, body, request }) => {
    return { data: await replayDeliveries(api, request, params.id, body) };
  });

  api.implementList(deliveryList, { access });

  api.implement(getWebhookDelivery, { access }, async ({ params }) => {
    const delivery = await findDelivery(api.database, params.id);
    if (!delivery) throw notFound();
    return { data: delivery };
  });

  api.implement(resendWebhookDelivery, { access, perMinute: 60 }, async ({ params, request }) => {
    return { data: await resend(api, request, params.id) };
  });
}
