import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { changePayments } from "../payout-runs/change-payments.ts";
import { changeRun, lockItems, type PayoutRunRow } from "../payout-runs/repository.ts";
import { finishRun } from "../payout-runs/steps.ts";
import type { PaymentEffect } from "./decide.ts";
import { groupBy } from "./group-by.ts";

/**
 * The order in which events are applied: payments are unclaimed before they are paid, and paid before they
 * are returned.
 */
const order = ["await-claim", "settle", "return", "bounce", "recall"] as const;

/**
 * Changes the payments of locked runs, in one group per run, event and cause, so that the number of statements
 * doesn't depend on the number of payments.
 */
export async function applyEffects(
  action: UnitOfWork & { at: Date },
  app: FastifyInstance,
  runs: PayoutRunRow[],
  effects: PaymentEffect[],
): Promise<void> {
  const { tx, at } = action;
  const byRun = groupBy(effects, ({ payment }) => payment.runId);
  for (const run of runs) {
    const changes = byRun.get(run.id);
    if (!changes) continue;
    const locked = await lockItems(tx, run.id, ["sent", "unclaimed", "paid"]);
    const items = new Map(locked.map((item) => [item.withdrawal.id, item]));
    for (const event of order) {
      const groups = groupBy(
        changes.filter((change) => change.event === event),
        ({ failure, isSilent }) => `${failure}|${isSilent}`,
      );
      for (const group of groups.values()) {
        const [{ failure, isSilent }] = group as [PaymentEffect, ...PaymentEffect[]];
        const references = new Map(group.map((one) => [one.payment.withdrawalId, one.paymentReference]));
        const groupItems = group.map(({ payment }) => items.get(payment.withdrawalId)!);
        await changePayments(action, app, groupItems, {
          run,
          event,
          at,
          isSilent,
          ...(failure && { failure }),
          ...(event === "settle" && {
            paymentReferenceOf: (id: string) => referenceFor(run, references.get(id) ?? null),
          }),
        });
      }
    }
    const hasRecalls = changes.some(({ event }) => event === "recall");
    const current = hasRecalls ? await changeRun(tx, run.id, { stoppedAt: at, at }) : run;
    await finishRun(action, current);
  }
}

/** Returns the reference that members see: the bank's, or the run's number if the bank stated none. */
function referenceFor({ number }: PayoutRunRow, bankReference: string | null): string {
  return bankReference !== null && bankReference.length >= 3 ? bankReference : `CL${number}`;
}
