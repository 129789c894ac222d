import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ActivityName } from "#contract/activity-logs/activities.ts";
import { payoutRun, type PayoutRun } from "#contract/payout-runs/payout-runs.ts";
import {
  type PayoutItemState,
  payoutItemStates,
  type PaymentFailure,
} from "#contract/payout-runs/run-states.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, assertNotOwn, type AdminAction } from "../admin-actions/admin-action.ts";
import { changePayments } from "./change-payments.ts";
import { summaryOf } from "./create.ts";
import { findRun } from "./list.ts";
import {
  changeItems,
  changeRun,
  countItems,
  eraseFile,
  type LockedItem,
  lockItems,
  lockRun,
  type PayoutRunRow,
} from "./repository.ts";
import { endTransfer, requireManual } from "./transfers/by-hand.ts";
import { startTransfer } from "./transfers/start.ts";
import type { PaymentEvent } from "./transitions.ts";
import { findUnpayable } from "../withdrawals/recipients.ts";
import { findWarnings } from "../withdrawals/warnings.ts";

interface Step {
  id: string;
  /** The last part of the path, and the verb in the activity log. */
  name: "remove-item" | "release" | "send" | "cancel" | "settle" | "fail-item" | "return-item";
  idempotencyKey: string | undefined;
  body: unknown;
  run: (action: AdminAction, run: PayoutRunRow) => Promise<Record<string, unknown> | void>;
}

/**
 * Takes one admin's step on a run, once per key, and records it in the activity log. `run` returns fields for
 * the log, besides those of the run.
 */
export function applyRunStep(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, name, idempotencyKey, body, run }: Step,
): Promise<PayoutRun> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockRun(tx, id),
    once: (run) => ({
      route: `POST /v1/admin/payout-runs/${run.id}/${name}`,
      key: idempotencyKey,
      body,
      response: payoutRun,
    }),
    async run(action, payoutRun) {
      const before = (await findRun(action.tx, id, action.admin.userId))!;
      const details = await run(action, payoutRun);
      const after = (await findRun(action.tx, id, action.admin.userId))!;
      if (before.state === after.state && before.count === after.count && !details) return after;
      await action.log({
        action: `payout-run.${name}` satisfies ActivityName,
        object: { type: "payout-run", id, label: `CL${payoutRun.number}` },
        before: summaryOf(before),
        after: { ...summaryOf(after), ...details },
      });
      return after;
    },
  });
}

/** @throws Problem 409 `payout_run_changed` if the run isn't in one of these states */
export function requireState(run: PayoutRunRow, ...states: PayoutRunRow["state"][]): void {
  if (!states.includes(run.state)) throw new Problem(409, "payout_run_changed");
}

/**
 * Sends a released run: its payments become `sent`, because the file may be downloaded from now on. A run that
 * was already sent stays unchanged. @throws Problem 409 `payout_run_unpayable` if a recipient can't be paid any
 * more; `payout_service_missing` for a run that is sent by API
 */
export async function sendRun(action: AdminAction, app: FastifyInstance, run: PayoutRunRow): Promise<void> {
  requireState(run, "released", "sent");
  if (run.state === "sent") return;
  const { tx, at } = action;
  const items = await lockItems(tx, run.id, ["listed"]);
  await assertPayable(action, items);
  await changeRun(tx, run.id, { state: "sent", sentAt: at, at });
  await changePayments(action, app, items, { run, event: "send", at, decidedBy: run.releasedBy! });
  if (run.profile === "api") await startTransfer(action, app, run);
}

/**
 * Refuses to send a run if one of its payments may no longer be made, because the run's file can't be changed.
 */
async function assertPayable({ tx }: AdminAction, items: LockedItem[]): Promise<void> {
  const ids = items.map(({ withdrawal }) => withdrawal.id);
  const warnings = await findWarnings(tx, ids);
  const warnedItem = items.find(({ withdrawal }) => (warnings.get(withdrawal.id)?.length ?? 0) > 0);
  const reference = (await findUnpayable(tx, ids)) ?? warnedItem?.withdrawal.reference;
  if (reference !== undefined) throw new Problem(409, "payout_run_unpayable", { details: { reference } });
}

/** Removes a withdrawal from a draft. A draft without payments is canceled. */
export async function removeItem(
  action: AdminAction,
  run: PayoutRunRow,
  withdrawalId: string,
): Promise<Record<string, unknown>> {
  requireState(run, "draft");
  const item = await lockItem(action, run, ["listed"], withdrawalId);
  await removeListed(action, run, [item]);
  if ((await countItems(action.tx, run.id, ["listed"])) === 0)
    await changeRun(action.tx, run.id, { state: "canceled", canceledAt: action.at, at: action.at });
  return { withdrawal: item.withdrawal.reference };
}

/**
 * Cancels a run. Sent payments without an outcome become approved withdrawals again, and their bookings are
 * reversed. If the run also has payments with an outcome, it is settled instead.
 */
export async function cancelRun(action: AdminAction, app: FastifyInstance, run: PayoutRunRow): Promise<void> {
  requireState(run, "draft", "released", "sent");
  const { tx, at } = action;
  const items = await lockItems(tx, run.id, ["listed", "sent"]);
  if (run.state === "sent") await endTransfer(tx, run.id, at);
  if (run.state === "sent") await changePayments(action, app, items, { run, event: "recall", at });
  else await removeListed(action, run, items);
  if (run.state === "sent") return finishRun(action, run);
  await eraseFile(tx, run.id);
  await changeRun(tx, run.id, { state: "canceled", canceledAt: at, at });
}

/** Records that the bank executed all payments without an outcome. */
export async function settleRun(
  action: AdminAction,
  app: FastifyInstance,
  run: PayoutRunRow,
  paymentReference: string,
): Promise<Record<string, unknown>> {
  requireState(run, "sent");
  await requireManual(action.tx, run.id, { at: action.at, isSingle: false });
  const items = await lockItems(action.tx, run.id, ["sent"]);
  const paymentReferenceOf = () => paymentReference;
  await changePayments(action, app, items, { run, event: "settle", at: action.at, paymentReferenceOf });
  await finishRun(action, run);
  return { paymentReference };
}

/** Records that the bank refused one payment, or returned it after it was paid. */
export async function recordFailedPayment(
  action: AdminAction,
  app: FastifyInstance,
  run: PayoutRunRow,
  { withdrawalId, failure, event }: { withdrawalId: string; failure: PaymentFailure; event: PaymentEvent },
): Promise<Record<string, unknown>> {
  requireState(run, "sent", "settled");
  if (event === "bounce") await requireManual(action.tx, run.id, { at: action.at, isSingle: true });
  const item = await lockItem(
    action,
    run,
    event === "return" ? ["paid", "unclaimed"] : ["sent"],
    withdrawalId,
  );
  assertNotOwn(action, item.withdrawal.userId, "own_withdrawal");
  const { at } = action;
  if (item.item.state === "unclaimed") {
    const paymentReferenceOf = () => `CL${run.number}`;
    await changePayments(action, app, [item], {
      run,
      event: "settle",
      at,
      paymentReferenceOf,
      isSilent: true,
    });
  }
  await changePayments(action, app, [item], { run, event, at, failure });
  await finishRun(action, run);
  return { withdrawal: item.withdrawal.reference, failure };
}

/**
 * Ends a sent run whose payments all have an outcome: it is settled, or canceled if all payments were
 * recalled.
 */
export async function finishRun(
  { tx, at }: Pick<AdminAction, "tx" | "at">,
  run: PayoutRunRow,
): Promise<void> {
  if (run.state !== "sent" || (await countItems(tx, run.id, ["sent"])) > 0) return;
  const hasOutcomes = (await countItems(tx, run.id, ["unclaimed", "paid", "failed", "returned"])) > 0;
  await eraseFile(tx, run.id);
  await changeRun(
    tx,
    run.id,
    hasOutcomes ? { state: "settled", settledAt: at, at } : { state: "canceled", canceledAt: at, at },
  );
}

async function lockItem(
  { tx }: AdminAction,
  run: PayoutRunRow,
  states: PayoutItemState[],
  withdrawalId: string,
): Promise<LockedItem> {
  const [item] = await lockItems(tx, run.id, states, withdrawalId);
  if (item) return item;
  const isKnown = (await lockItems(tx, run.id, [...payoutItemStates], withdrawalId)).length > 0;
  throw isKnown ? new Problem(409, "payout_item_changed") : notFound();
}

function removeListed({ tx, at }: AdminAction, run: PayoutRunRow, items: LockedItem[]): Promise<void> {
  const ids = items.map(({ withdrawal }) => withdrawal.id);
  return changeItems(tx, run.id, ids, { state: "removed", changedAt: at });
}
