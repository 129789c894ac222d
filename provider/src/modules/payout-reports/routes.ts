import type { FastifyInstance } from "fastify";
import {
  applyPayoutReport,
  getPayoutReport,
  listPayoutReports,
  maxPayoutReportBodySize,
  uploadPayoutReport,
} from "#contract/payout-runs/payout-reports.ts";
import { sendToDemoBank } from "#contract/payout-runs/demo-bank.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { createPayoutFileCipher } from "../payout-runs/cipher.ts";
import { runDemoBank } from "./demo-bank.ts";
import { applyReport, loadReportDetails, uploadReport } from "./import.ts";
import { listNewestReports } from "./repository.ts";
import { toPayoutReport } from "./view.ts";

const maxListed = 20;

/** Routes for the answers of banks and payment services to payout runs. */
export async function payoutReportRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const context = {
    files: createPayoutFileCipher(api.environment.PAYOUT_KEY),
    isStatusEnough: api.environment.PAYOUT_PROOF === "status",
  };

  api.implement(listPayoutReports, { access }, async () => ({
    data: (await listNewestReports(api.database, maxListed)).map(toPayoutReport),
  }));
  const limits = { access, bodyLimit: maxPayoutReportBodySize + 1024, perMinute: 20 } as const;
  api.implement(uploadPayoutReport, limits, async ({ body, request }) => ({
    data: await uploadReport(api, request, context, body),
  }));
  api.implement(getPayoutReport, { access, perMinute: 60 }, async ({ params, request }) => ({
    data: await loadReportDetails(api, params.id, { ...context, viewer: identityOf(request).userId }),
  }));
  api.implement(applyPayoutReport, { access, perMinute: 20 }, async ({ params, request }) => ({
    data: await applyReport(api, request, {
      ...context,
      ...params,
      idempotencyKey: idempotencyKeyIfAny(request),
    }),
  }));
  api.implement(sendToDemoBank, { access, perMinute: 20 }, async ({ params, body, request }) => ({
    data: await runDemoBank(api, request, {
      files: context.files,
      ...params,
      ...body,
      idempotencyKey: idempotencyKeyIfAny(request),
    }),
  }));
}
