import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  createApiKey,
  getApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from "#contract/api-keys/admin-api-keys.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { createKey, revokeKey, rotateKey } from "./change.ts";
import { findKeyView, findKeyViews } from "./view.ts";

/** Routes for admins to manage the API keys of their programs. */
export async function apiKeyRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const viewerOf = (request: FastifyRequest) => ({ userId: identityOf(request).userId, now: api.clock() });

  api.implement(listApiKeys, { access }, async ({ request }) => {
    return { data: await findKeyViews(api.database, viewerOf(request)) };
  });

  api.implement(getApiKey, { access }, async ({ params, request }) => {
    const key = await findKeyView(api.database, params.id, viewerOf(request));
    if (!key) throw notFound();
    return { data: key };
  });

  api.implement(createApiKey, { access, perMinute: 20 }, async ({ body, request }) => {
    return { data: await createKey(api, request, body) };
  });

  api.implement(rotateApiKey, { access, perMinute: 20 }, async ({ params, body, request }) => {
    return { data: await rotateKey(api, request, params.id, body) };
  });

  api.implement(revokeApiKey, { access }, async ({ params, request }) => {
    return { data: await revokeKey(api, request, params.id) };
  });
}
