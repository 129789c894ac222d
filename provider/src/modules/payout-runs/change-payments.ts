import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PaymentFailure } from "#contract/payout-runs/run-states.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { payoutMethods, withdrawals } from "../../database/schema/schema.ts";
import { AccountClosed, bookAll } from "../../ledger/book.ts";
import { Problem } from "../../problem.ts";
import { notifyMembers } from "../withdrawals/notification.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { withdrawalEvent } from "../withdrawals/events.ts";
import type { WithdrawalRow } from "../withdrawals/view.ts";
import { type BookedEvent, paymentBooking } from "./bookings.ts";
import { changeItems, type LockedItem, type PayoutRunRow } from "./repository.ts";
import { type PaymentEvent, paymentTransitions } from "./transitions.ts";

interface PaymentChange {
  run: PayoutRunRow;
  event: PaymentEvent;
  at: Date;
  /** The admin who released the run. Needed for `send`. */
  decidedBy?: string;
  /** Returns the reference that members see, by the withdrawal's id. Needed for `settle`. */
  paymentReferenceOf?: (withdrawalId: string) => string;
  /** The reason. Needed for `bounce` and `return`. */
  failure?: PaymentFailure;
  /** If true, members aren't notified. */
  isSilent?: boolean;
}

/** Failures that would occur again with the same account. */
const lastingFailures: readonly PaymentFailure[] = [
  "account_wrong",
  "account_closed",
  "account_blocked",
  "not_accepted",
  "name_mismatch",
  "bank_unreachable",
  "details_missing",
  "not_claimed",
];

/**
 * Applies one event to locked payments of a run: withdrawals, items, bookings, payout methods and
 * notifications, in the caller's transaction. The number of statements doesn't depend on the number of
 * payments.
 * @throws Problem 409 `payout_account_deleted` if money would come back to a deleted member
 */
export async function changePayments(
  unit: UnitOfWork,
  app: FastifyInstance,
  items: LockedItem[],
  { run, event, at, decidedBy, paymentReferenceOf, failure, isSilent = false }: PaymentChange,
): Promise<void> {
  if (items.length === 0) return;
  const { tx } = unit;
  const ids = items.map(({ withdrawal }) => withdrawal.id);
  const { from, to, item, notification } = paymentTransitions[event];
  const changed = await tx
    .update(withdrawals)
    .set({
      state: to,
      ...timeOf(event, at),
      ...(event === "return" && { returnedAmount: refundsFee(app) ? sql`amount` : sql`net` }),
      ...(decidedBy && { decidedBy }),
      ...(paymentReferenceOf && { paymentReference: valueOf(ids, paymentReferenceOf) }),
      ...(failure && { failure }),
    })
    .where(and(inArray(withdrawals.id, ids), inArray(withdrawals.state, from)))
    .returning();
  await emitEvents(
    tx,
    at,
    changed.map((withdrawal) =>
      withdrawalEvent(withdrawal, event === "recall" ? "withdrawal.recalled" : undefined),
    ),
  );
  if (changed.length !== items.length)
    throw new Error(`Payments of run ${run.number} aren't ${from.join(" or ")}`);
  await changeItems(tx, run.id, ids, {
    state: item,
    ...(failure && { failure }),
    changedAt: at,
  });
  if (event !== "await-claim") await bookChange(unit, app, items, { run, event, at });
  if (failure && lastingFailures.includes(failure)) {
    const methods = changed.map(({ payoutMethodId }) => payoutMethodId);
    await tx.update(payoutMethods).set({ failure }).where(inArray(payoutMethods.id, methods));
  }
  if (notification && !isSilent) await notifyMembers(unit, app, notification, changed);
}

/** Returns an expression for a column's value per withdrawal, so that one statement updates all of them. */
function valueOf(ids: string[], valueById: (id: string) => string): SQL {
  const values = JSON.stringify(Object.fromEntries(ids.map((id) => [id, valueById(id)])));
  return sql`${values}::jsonb ->> ${withdrawals.id}::text`;
}

function timeOf(event: PaymentEvent, at: Date): Partial<WithdrawalRow> {
  if (event === "send") return { sentAt: at };
  if (event === "recall") return { sentAt: null };
  if (event === "await-claim") return {};
  return event === "return" ? { returnedAt: at } : { settledAt: at };
}

/** Returns whether the fee of a returned payment is also credited back. */
function refundsFee({ environment }: FastifyInstance): boolean {
  return environment.RETURNED_PAYMENT_FEE === "refund";
}

async function bookChange(
  { tx }: UnitOfWork,
  app: FastifyInstance,
  items: LockedItem[],
  { run, event, at }: Pick<PaymentChange, "run" | "at"> & { event: BookedEvent },
): Promise<void> {
  const bookings = items.map(({ item, withdrawal }) =>
    paymentBooking(event, withdrawal, {
      rail: run.rail,
      attempt: item.attempt,
      at,
      refundsFee: refundsFee(app),
    }),
  );
  try {
    await bookAll(tx, bookings);
  } catch (error) {
    if (error instanceof AccountClosed) throw new Problem(409, "payout_account_deleted");
    throw error;
  }
}
