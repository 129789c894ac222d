import type { FastifyInstance } from "fastify";
import {
  applyReport,
  examineReport,
  maxReportBodyBytes,
  listNetworkReports,
  tryReport,
  uploadReport,
} from "#contract/networks/network-reports.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { applyReportFile, previewReport, requestExamination, storeReportFile } from "./import.ts";
import { findNetworkNames, findNewest } from "./repository.ts";

/** Routes for networks' reports as files: upload, preview, apply. */
export async function networkReportRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listNetworkReports, { access }, async () => {
    const data = await findNewest(api.database);
    return { data, meta: { networks: await findNetworkNames(api.database) } };
  });

  const limits = { access, bodyLimit: maxReportBodyBytes, perMinute: 20 } as const;
  api.implement(uploadReport, limits, async ({ body, request }) => {
    return { data: await storeReportFile(api, request, body, idempotencyKeyIfAny(request)) };
  });

  api.implement(tryReport, { access, perMinute: 60 }, async ({ params, request }) => {
    return { data: await previewReport(api, request, params.id) };
  });

  api.implement(examineReport, { access, perMinute: 20 }, async ({ params, request }) => {
    return { data: await requestExamination(api, request, params.id) };
  });

  api.implement(applyReport, { access }, async ({ params, request }) => {
    return { data: await applyReportFile(api, request, params.id, idempotencyKeyIfAny(request)) };
  });
}
