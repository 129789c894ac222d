import { amountLimit } from "../../amount-limit.ts";
import type { FastifyInstance } from "fastify";
import { tryMapping } from "#contract/networks/admin-networks.ts";
import {
  discardPostback,
  exportPostbacks,
  getPostback,
  replayPostback,
} from "#contract/networks/admin-postbacks.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findPostback } from "./admin-repository.ts";
import { postbackColumns } from "./columns.ts";
import { discard } from "./discard.ts";
import { postbackList } from "./list.ts";
import { replayEvents } from "./replay.ts";
import { convertSample, readSample } from "./sample.ts";

/** Routes for admins to view networks' reports. */
export async function adminPostbackRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implementList(postbackList, { access });

  api.implementExport(exportPostbacks, {
    object: "postback",
    columns: postbackColumns,
    page: (query) => postbackList.rows(api.database, query),
  });

  api.implement(getPostback, { access }, async ({ params }) => {
    const postback = await findPostback(api.database, params.id);
    if (!postback) throw notFound();
    return { data: postback };
  });

  api.implement(replayPostback, { access }, async ({ params, request }) => {
    return { data: await replayEvents(api, request, params.id, idempotencyKeyIfAny(request)) };
  });

  api.implement(discardPostback, { access }, async ({ params, body, request }) => {
    const input = { id: params.id, reason: body.reason, idempotencyKey: idempotencyKeyIfAny(request) };
    return { data: await discard(api, request, input) };
  });

  api.implement(tryMapping, { access }, async ({ body }) => {
    const limit = amountLimit(api.environment);
    const tried = readSample(body, { limit, now: api.clock() });
    const context = { mapping: body.mapping, base: limit.currency };
    return { data: await convertSample(api.database, tried, context) };
  });
}
