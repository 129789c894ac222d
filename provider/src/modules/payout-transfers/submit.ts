import { eq } from "drizzle-orm";
import { z } from "zod";
import { ConnectorError, parseResponse, type ConnectorApi } from "../../connectors/connector.ts";
import { payoutRunFiles } from "../../database/schema/payout-run-schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { countItems, lockItems, lockRun, type PayoutRunRow } from "../payout-runs/repository.ts";
import { findUnpayable } from "../withdrawals/recipients.ts";
import { createPayoutFileCipher } from "../payout-runs/cipher.ts";
import { applyLines } from "./apply-lines.ts";
import { batchRejectionLine } from "./read-batch.ts";
import { endLease, updateTransfer } from "../payout-runs/transfers/repository.ts";
import { keepLease, type Transferring } from "./transferring.ts";

const minute = 60_000;
/**
 * A refusal is final only after this much time since the last request without an answer, because the service
 * may still be processing that request.
 */
const settleTime = 10 * minute;
/** PayPal recognizes a batch for 30 days. A batch older than `maxAge` isn't sent again. */
const maxAge = 25 * 24 * 60 * minute;
/** The delay before results are first read, because they are rarely complete earlier. */
const firstReading = 5_000;

const created = z.object({ batch_header: z.object({ payout_batch_id: z.string().min(1).max(100) }) });
const rejectionSchema = z.object({
  name: z.string().max(200),
  message: z.string().optional(),
  details: z
    .array(
      z.object({
        field: z.string().optional(),
        issue: z.string().optional(),
        link: z.array(z.object({ href: z.string() })).optional(),
      }),
    )
    .optional(),
  links: z.array(z.object({ href: z.string() })).optional(),
});
type Rejection = z.output<typeof rejectionSchema>;

/**
 * Sends a run's batch. The request is recorded before it is sent and has an id that the service accepts only
 * once. After a crash or a lost response, it is therefore sent again, and the service returns the existing
 * batch.
 * @throws ConnectorError if it has to be tried again
 */
export async function submitBatch(context: Transferring, api: ConnectorApi): Promise<void> {
  const { app, transfer, statuses } = context;
  const prepared = await prepare(context);
  if (!prepared) return;
  statuses.clear();
  const { senderBatchId } = transfer;
  try {
    const response = await api.json({
      method: "POST",
      path: "/v1/payments/payouts",
      body: { json: JSON.parse(prepared.content) as unknown },
      headers: { "paypal-request-id": senderBatchId },
    });
    await accept(context, parseResponse(created, response).batch_header.payout_batch_id);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const rejection = parseRejection(error);
    if (rejection && isDuplicate(rejection)) {
      const batchId = batchIdIn(rejection);
      // An event sent by the service may still contain the id.
      if (!batchId) throw new TransferError("batch_unknown");
      return accept(context, batchId);
    }
    const lostAt = hasLostResponse(error, statuses) ? app.clock() : prepared.lastUnconfirmedAt;
    await updateTransfer(app.database, transfer.runId, { lastUnconfirmedAt: lostAt });
    if (!rejection) throw error;
    const decidedAt = lostAt ? new Date(lostAt.getTime() + settleTime) : null;
    if (decidedAt && decidedAt > app.clock()) throw new ConnectorError("refused", error.status, decidedAt);
    await recordRejection(context, rejection);
  }
}

/** A failure that isn't an error response of the API. */
export class TransferError extends Error {
  readonly failure: "not_connected" | "batch_unknown" | "too_old" | "recipient_blocked";

  constructor(failure: TransferError["failure"]) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Records that the request is about to be sent, and returns its content. Undefined if the run was ended by
 * hand, which also ends the transfer. @throws TransferError `too_old`; `recipient_blocked` if a recipient can't
 * be paid any more and nothing was requested yet
 */
async function prepare(
  context: Transferring,
): Promise<{ content: string; lastUnconfirmedAt: Date | null } | undefined> {
  const { app, transfer } = context;
  const files = createPayoutFileCipher(app.environment.PAYOUT_KEY);
  const at = app.clock();
  if (transfer.firstSentAt && at.getTime() - transfer.firstSentAt.getTime() > maxAge)
    throw new TransferError("too_old");
  return app.database.transaction(async (tx) => {
    const run = (await lockRun(tx, transfer.runId))!;
    await keepLease(tx, context);
    if (run.state !== "sent" || (await countItems(tx, run.id, ["sent"])) === 0) {
      await endLease(tx, transfer, { state: "ended" });
      return undefined;
    }
    if (transfer.firstSentAt === null) {
      const items = await lockItems(tx, run.id, ["sent"]);
      const ids = items.map(({ withdrawal }) => withdrawal.id);
      if ((await findUnpayable(tx, ids)) !== undefined) throw new TransferError("recipient_blocked");
    }
    const [file] = await tx.select().from(payoutRunFiles).where(eq(payoutRunFiles.runId, run.id));
    await updateTransfer(tx, run.id, { firstSentAt: transfer.firstSentAt ?? at, lastUnconfirmedAt: at });
    return {
      content: files.open(file!.sealed, run.id).toString("utf8"),
      lastUnconfirmedAt: transfer.lastUnconfirmedAt,
    };
  });
}

async function accept({ app, transfer }: Transferring, batchId: string): Promise<void> {
  await endLease(app.database, transfer, {
    batchId,
    state: "accepted",
    lastUnconfirmedAt: null,
    failures: 0,
    failingSince: null,
    failure: null,
    nextAt: new Date(app.clock().getTime() + firstReading),
  });
}

/**
 * Recalls all payments of a refused batch. Members aren't notified, because the operator's account or request
 * was the cause.
 */
async function recordRejection(context: Transferring, { name, message, details }: Rejection): Promise<void> {
  const { app, transfer } = context;
  const at = app.clock();
  await inTransaction(app.database, async (unit) => {
    const run: PayoutRunRow = (await lockRun(unit.tx, transfer.runId))!;
    await keepLease(unit.tx, context);
    const issues = (details ?? []).map(({ field, issue }) => `${field ?? ""} ${issue ?? ""}`.trim());
    const line = batchRejectionLine({
      run: run.number,
      reason: name,
      details: [message, ...issues].filter(Boolean).join(" · "),
      identity: transfer.senderBatchId,
    });
    await applyLines({ ...unit, at }, app, run, { lines: [line], name: `CL${run.number}-paypal.json` });
    await endLease(unit.tx, transfer, {
      state: "refused",
      lastUnconfirmedAt: null,
      resultsReadAt: at,
      failure: "refused",
    });
  });
}

function parseRejection({ failure, status, responseText }: ConnectorError): Rejection | undefined {
  if (failure !== "refused" || (status !== 400 && status !== 422)) return undefined;
  try {
    return rejectionSchema.safeParse(JSON.parse(responseText)).data;
  } catch {
    return undefined;
  }
}

function isDuplicate({ details = [] }: Rejection): boolean {
  return details.some(
    ({ field = "", issue = "" }) =>
      /sender_batch_id/i.test(`${field} ${issue}`) && /duplicate|already exists/i.test(issue),
  );
}

/** Returns the id of the batch that a refusal links to. */
function batchIdIn({ details = [], links = [] }: Rejection): string | undefined {
  const addresses = [...details.flatMap(({ link = [] }) => link), ...links].map(({ href }) => href);
  for (const address of addresses) {
    const [, id] = /\/v1\/payments\/payouts\/([A-Z0-9]{5,40})$/.exec(address) ?? [];
    if (id) return id;
  }
  return undefined;
}

/** Returns whether the service may have accepted a request whose answer was lost or can't be read. */
function hasLostResponse({ failure }: ConnectorError, statuses: Set<number>): boolean {
  const isUnclear = ["timeout", "unreachable", "server_error", "unreadable", "too_large"].includes(failure);
  return isUnclear || [...statuses].some((status) => status === 0 || status >= 500);
}
