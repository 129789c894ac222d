import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { rails } from "#contract/payout-runs/rails.ts";
import { payoutRunFiles } from "../../database/schema/payout-run-schema.ts";
import { payoutMethods, users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";
import { type AdminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { payoutNeedsOtherAdmin } from "../four-eyes/outgoing-approval.ts";
import type { PayoutDetailsCipher } from "../payout-methods/cipher.ts";
import { findApprovals } from "../withdrawals/approvals.ts";
import { findWarnings } from "../withdrawals/warnings.ts";
import { recipientExclusion } from "./candidates.ts";
import { findOperatorAccount } from "./operator-account.ts";
import type { FileInput } from "./rails/rail.ts";
import { railOf } from "./rails/rails.ts";
import { changeRun, type LockedItem, lockItems, type PayoutRunRow } from "./repository.ts";
import { type PayoutFileCipher, hashOf } from "./cipher.ts";
import { requireState } from "./steps.ts";

interface Release {
  cipher: PayoutDetailsCipher;
  files: PayoutFileCipher;
}

/**
 * Releases a draft that someone else created: writes its file once, and stores it encrypted. The withdrawals
 * count towards the releasing admin's day limits from now on.
 * @throws Problem 403 `payout_run_needs_other_admin`, `own_withdrawal`, `payout_needs_other_admin`; 409
 * `payout_run_changed`, `payout_run_empty`, `payout_account_missing`, `payout_item_unpayable`, `reversed_since`
 */
export async function releaseRun(
  action: AdminAction,
  app: FastifyInstance,
  draft: PayoutRunRow,
  { cipher, files }: Release,
): Promise<Record<string, unknown>> {
  const { tx, at, admin } = action;
  requireState(draft, "draft");
  assertNotOwn(action, draft.createdBy, "payout_run_needs_other_admin");
  const items = await lockItems(tx, draft.id, ["listed"]);
  if (items.length === 0) throw new Problem(409, "payout_run_empty");
  for (const { withdrawal } of items) assertNotOwn(action, withdrawal.userId, "own_withdrawal");
  const ids = items.map(({ withdrawal }) => withdrawal.id);
  const warnings = await findWarnings(tx, ids);
  if (ids.some((id) => (warnings.get(id)?.length ?? 0) > 0)) throw new Problem(409, "reversed_since");
  const { executionDay, fileType } = railOf[draft.rail];
  const { extension, mediaType } = fileType(draft.profile);
  const run = await changeRun(tx, draft.id, {
    state: "released",
    releasedBy: admin.userId,
    releasedAt: at,
    executionDay: executionDay(at),
    at,
  });
  await assertWithinLimits(action, app, items);
  const content = Buffer.from(await writeFile(action, run, items, cipher));
  const sha256 = hashOf(content);
  await tx.insert(payoutRunFiles).values({
    runId: run.id,
    name: `CL${run.number}.${extension}`,
    mediaType,
    sha256,
    count: items.length,
    net: items.reduce((sum, { withdrawal }) => sum + withdrawal.net, 0n),
    sealed: files.seal(content, run.id),
  });
  return { sha256, executionDay: run.executionDay };
}

/**
 * Writes the run's file from the payout details of its withdrawals. Members and payout methods are checked
 * again, because they may have changed since the draft was created.
 */
async function writeFile(
  { tx, at }: AdminAction,
  { id, rail, number, profile, currency, executionDay }: PayoutRunRow,
  items: LockedItem[],
  cipher: PayoutDetailsCipher,
): Promise<string> {
  const account = await findOperatorAccount(tx, rail);
  if (rails[rail].originator && !account) throw new Problem(409, "payout_account_missing");
  const rows = await tx
    .select({ method: payoutMethods, status: users.status })
    .from(payoutMethods)
    .innerJoin(users, eq(users.id, payoutMethods.userId))
    .where(
      inArray(
        payoutMethods.id,
        items.map(({ withdrawal }) => withdrawal.payoutMethodId),
      ),
    );
  const recipients = new Map(rows.map((recipient) => [recipient.method.id, recipient]));
  const payments = items.map(({ withdrawal }) => {
    const { reference, net, payoutMethodId } = withdrawal;
    const recipient = recipients.get(payoutMethodId)!;
    if (recipientExclusion({ ...recipient, withdrawal }, rail, cipher))
      throw new Problem(409, "payout_item_unpayable", { details: { reference } });
    return { reference, net, details: cipher.open(recipient.method.detailsCiphertext, recipient.method) };
  });
  const input: FileInput = { id, number, profile, currency, at, executionDay, account, payments };
  return railOf[rail].write(input);
}

/**
 * Prevents one admin from both approving and releasing a larger amount than one person may alone (M11). The run
 * is already marked as released, so that the sums include it.
 */
async function assertWithinLimits(
  { tx, at, admin }: AdminAction,
  app: FastifyInstance,
  items: LockedItem[],
): Promise<void> {
  const approvals = await findApprovals(
    tx,
    items.map(({ withdrawal }) => withdrawal.id),
  );
  const approvedAlone = items.filter(
    ({ withdrawal }) => !approvals.get(withdrawal.id)?.some(({ id }) => id !== admin.userId),
  );
  const members = [...new Set(approvedAlone.map(({ withdrawal }) => withdrawal.userId))].sort();
  for (const userId of members) {
    const { currency } = items[0]!.withdrawal;
    const secondAdminReason = await payoutNeedsOtherAdmin(tx, app, {
      admin: admin.userId,
      at,
      userId,
      amount: 0n,
      currency,
    });
    if (secondAdminReason) throw new Problem(403, "payout_needs_other_admin");
  }
}
