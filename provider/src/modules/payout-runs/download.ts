import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallData } from "#contract/calls/call.ts";
import type { downloadPayoutFile } from "#contract/payout-runs/payout-runs.ts";
import { payoutRunFiles } from "../../database/schema/payout-run-schema.ts";
import { notFound } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockRun } from "./repository.ts";
import { type PayoutFileCipher, hashOf } from "./cipher.ts";
import { requireState } from "./steps.ts";

/**
 * Returns the file of a sent run, and records this in the activity log. @throws Problem 404, also for a run
 * that is sent by API; 409 `payout_run_changed` before the run is sent and after it has ended
 */
export function downloadFile(
  app: FastifyInstance,
  request: FastifyRequest,
  files: PayoutFileCipher,
  id: string,
): Promise<CallData<typeof downloadPayoutFile>> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockRun(tx, id),
    async run(action, run) {
      const { tx } = action;
      requireState(run, "sent");
      if (run.profile === "api") throw notFound();
      const [file] = await tx.select().from(payoutRunFiles).where(eq(payoutRunFiles.runId, run.id));
      if (!file) throw notFound();
      const content = files.open(file.sealed, run.id);
      if (hashOf(content) !== file.sha256) throw new Error(`The file of run ${run.number} was changed`);
      await action.log({
        action: "payout-run.download",
        object: { type: "payout-run", id, label: `CL${run.number}` },
        before: null,
        after: { file: file.name, sha256: file.sha256 },
      });
      return { fileName: file.name, mediaType: file.mediaType, content: content.toString("base64") };
    },
  });
}
