import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../../database/engine/unit-of-work.ts";
import { payoutRunFiles } from "../../../database/schema/payout-run-schema.ts";
import { Problem } from "../../../problem.ts";
import { storedBatch } from "../rails/paypal/batch.ts";
import type { PayoutRunRow } from "../repository.ts";
import { createPayoutFileCipher } from "../cipher.ts";
import { findPaypal } from "../../payout-services/repository.ts";
import { insertTransfer } from "./repository.ts";

/**
 * Starts sending a locked run by API: the worker sends it after the transaction is committed. @throws Problem
 * 409 `payout_service_missing`
 */
export async function startTransfer(
  { tx, at, afterCommit }: UnitOfWork & { at: Date },
  app: FastifyInstance,
  { id: runId }: PayoutRunRow,
): Promise<void> {
  const service = await findPaypal(tx);
  if (!service) throw new Problem(409, "payout_service_missing");
  const [file] = await tx.select().from(payoutRunFiles).where(eq(payoutRunFiles.runId, runId));
  const content = createPayoutFileCipher(app.environment.PAYOUT_KEY).open(file!.sealed, runId);
  const { sender_batch_header: header } = storedBatch.parse(JSON.parse(content.toString("utf8")));
  const transfer = { runId, senderBatchId: header.sender_batch_id, clientId: service.clientId };
  await insertTransfer(tx, transfer, at);
  afterCommit(() => app.transferSignal.wake());
}
