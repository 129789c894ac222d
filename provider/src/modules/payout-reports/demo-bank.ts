import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BankScript } from "#contract/payout-runs/bank-scripts.ts";
import { sendToDemoBank } from "#contract/payout-runs/demo-bank.ts";
import { payoutReports } from "../../database/schema/payout-report-schema.ts";
import { payoutRunFiles } from "../../database/schema/payout-run-schema.ts";
import { notFound } from "../../problem.ts";
import { processPaymentFile } from "../../simulated-bank/bank.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockRun } from "../payout-runs/repository.ts";
import { type PayoutFileCipher, hashOf } from "../payout-runs/cipher.ts";
import { requireState } from "../payout-runs/steps.ts";
import { readPayoutReport } from "./formats/read-payout-report.ts";

interface Question {
  files: PayoutFileCipher;
  id: string;
  script: BankScript;
  idempotencyKey: string | undefined;
}

/**
 * Sends a run's file to the simulated bank, and stores its answers as if they had been uploaded in order.
 * @throws Problem 404 outside the demo; 409 `payout_run_changed`
 */
export function runDemoBank(
  app: FastifyInstance,
  request: FastifyRequest,
  { files, id, script, idempotencyKey }: Question,
): Promise<{ answers: number }> {
  if (app.environment.SEED !== "demo") throw notFound();
  return adminAction(app, request, {
    lock: ({ tx }) => lockRun(tx, id),
    once: () => ({
      route: `POST /v1/admin/payout-runs/${id}/demo-bank`,
      key: idempotencyKey,
      body: { script },
      response: sendToDemoBank.data,
    }),
    async run({ tx, at, admin, log }, run) {
      requireState(run, "sent");
      if (run.profile === "api") throw notFound();
      const [file] = await tx.select().from(payoutRunFiles).where(eq(payoutRunFiles.runId, run.id));
      if (!file) throw notFound();
      const content = files.open(file.sealed, run.id).toString();
      const reports = processPaymentFile({ name: file.name, content }, script, at);
      for (const [index, report] of reports.entries()) {
        const bytes = Buffer.from(report.content);
        const reportId = randomUUID();
        await tx
          .insert(payoutReports)
          .values({
            id: reportId,
            fileName: report.fileName,
            format: readPayoutReport(bytes).format,
            sha256: hashOf(bytes),
            sealed: files.seal(bytes, reportId),
            createdBy: admin.userId,
            // The list is sorted by this time, newest first, so that the answer to apply first is at the top.
            createdAt: new Date(at.getTime() + reports.length - index),
          })
          .onConflictDoNothing({ target: payoutReports.sha256 });
      }
      const object = { type: "payout-run", id: run.id, label: `CL${run.number}` };
      const after = { script, answers: reports.map(({ fileName }) => fileName) };
      await log({ action: "payout-answer.upload", object, before: null, after });
      return { answers: reports.length };
    },
  });
}
