import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  requestDataExport,
  fetchDataExport,
  getDataExport,
  unlockDataExport,
} from "#contract/accounts/data-export.ts";
import { users } from "../../database/schema/schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { originOf, type Origin } from "../../request-origin.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import {
  createExportParts,
  exportView,
  findExport,
  insertExport,
  type ExportRow,
} from "./export-repository.ts";

/** Routes for the export of a member's data. */
export async function dataExportRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";
  const parts = createExportParts(api);

  api.implement(getDataExport, { access }, async ({ request }) => {
    const dataExport = await findExport(api.database, identityOf(request).userId, api.clock());
    return { data: dataExport ? exportView(dataExport) : null };
  });
  api.implement(requestDataExport, { access, perMinute: 10 }, async ({ request }) => {
    return { data: exportView(await requestExport(api, identityOf(request).userId, originOf(request))) };
  });
  api.implement(unlockDataExport, { access, perMinute: 10 }, async ({ request }) => {
    await loadExport(api, identityOf(request).userId);
    return { data: null };
  });

  api.route({
    method: "GET",
    url: fetchDataExport.path,
    exposeHeadRoute: false,
    config: { access, stepUp: fetchDataExport.stepUp, rateLimit: { max: 10, timeWindow: 60_000 } },
    schema: {
      summary: fetchDataExport.summary,
      tags: ["users"],
      security: [{ bearer: [] }],
    },
    async handler(request, reply) {
      const dataExport = await loadExport(api, identityOf(request).userId);
      return reply
        .type("application/zip")
        .header("content-length", dataExport.size)
        .send(Readable.from(parts.read(api.database, dataExport)));
    },
  });
}

/** Requests an export, unless one is in progress, and notifies its owner. */
async function requestExport(api: FastifyInstance, userId: string, origin: Origin): Promise<ExportRow> {
  const at = api.clock();
  return inTransaction(api.database, async (unit) => {
    const { tx } = unit;
    // Concurrent requests result in one export.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const last = await findExport(tx, userId, at);
    if (last?.state === "waiting" || last?.state === "working") return last;
    await notifySecurityEvent(unit, api, { userId, kind: "data_exported", at, origin });
    return insertExport(tx, userId, at);
  });
}

/** @throws Problem 409 `export_not_ready` */
async function loadExport(api: FastifyInstance, userId: string): Promise<ExportRow> {
  const dataExport = await findExport(api.database, userId, api.clock());
  if (dataExport?.state !== "ready") throw new Problem(409, "export_not_ready");
  return dataExport;
}
