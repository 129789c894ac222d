import type { FastifyInstance } from "fastify";
import {
  discardPostback,
  exportPostbacks,
  getPostback,
  listPostbacks,
  replayPostback,
} from "#contract/admin-postbacks.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findEventRows, findEvents } from "../postbacks/repository.ts";
import { postbackColumns } from "./columns.ts";
import { discard } from "./discard.ts";
import { replay } from "./replay.ts";
import { findOpened } from "./repository.ts";
import { toPostbackEvent } from "./view.ts";

/** What networks reported, for admins (design §4 Earning, Administration). */
export async function adminPostbackRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listPostbacks, { access }, async ({ query }) => {
    const { rows, meta } = await findEvents(api.database, query);
    return { data: rows.map(toPostbackEvent), meta };
  });

  api.implementExport(exportPostbacks, {
    object: "postback",
    columns: postbackColumns,
    page: async (query) => {
      const { rows, nextCursor } = await findEventRows(api.database, query);
      return { rows: rows.map(toPostbackEvent), nextCursor };
    },
  });

  api.implement(getPostback, { access }, async ({ params }) => {
    const found = await findOpened(api.database, params.id);
    if (!found) throw notFound();
    return { data: found };
  });

  api.implement(replayPostback, { access }, async ({ params, request }) => {
    return { data: await replay(api, request, params.id, idempotencyKeyIfAny(request)) };
  });

  api.implement(discardPostback, { access }, async ({ params, body, request }) => {
    const asked = { id: params.id, reason: body.reason, key: idempotencyKeyIfAny(request) };
    return { data: await discard(api, request, asked) };
  });
}
