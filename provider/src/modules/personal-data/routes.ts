import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import {
  askDeletion as askCall,
  exportPersonalData,
  getDeletion,
  prepareExport,
  undoDeletion as undoCall,
} from "#contract/personal-data.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf, requireProven } from "../../plugins/identity.ts";
import { originOf } from "../../request-origin.ts";
import { tellOfSafety } from "../second-factor/tell-of-safety.ts";
import { askDeletion, deletionOf, undoDeletion } from "./deletion.ts";
import { exportOf } from "./export.ts";

/** What a member may have of what is known about them, and that it goes. */
export async function personalDataRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";

  api.implement(getDeletion, { access }, async ({ request }) => ({
    data: await deletionOf(api.database, identityOf(request).userId),
  }));
  api.implement(askCall, { access }, async ({ request }) => {
    requireProven(request);
    return { data: await askDeletion(api, identityOf(request).userId, originOf(request)) };
  });
  api.implement(undoCall, { access }, async ({ request }) => ({
    data: await undoDeletion(api, identityOf(request).userId, originOf(request)),
  }));

  api.implement(prepareExport, { access, perMinute: 10 }, async ({ request }) => {
    requireProven(request);
    const { userId } = identityOf(request);
    const event = { userId, kind: "data_exported", at: api.clock(), origin: originOf(request) } as const;
    await inTransaction(api.database, (unit) => tellOfSafety(unit, api, event));
    return { data: null };
  });

  api.route({
    method: "GET",
    url: exportPersonalData.path,
    exposeHeadRoute: false,
    config: { access, rateLimit: { max: 10, timeWindow: 60_000 } },
    schema: {
      summary: exportPersonalData.summary,
      tags: ["users"],
      security: [{ bearer: [] }],
    },
    async handler(request, reply) {
      requireProven(request);
      const pieces = exportOf(api.database, identityOf(request).userId, api.clock());
      return reply.type("application/json; charset=utf-8").send(Readable.from(pieces));
    },
  });
}
