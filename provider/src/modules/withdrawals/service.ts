import { randomBytes, randomUUID } from "node:crypto";
import { withdrawal, type Withdrawal } from "#contract/withdrawals.ts";
import type { Database, Transaction } from "../../database/connection.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { Overdraw } from "../../ledger/book.ts";
import { notFound, Problem } from "../../problem.ts";
import { once } from "../idempotency/once.ts";
import { findApprovals } from "./approvals.ts";
import { bookRequest } from "./bookings.ts";
import { amountRefused, priceOrder, type Order, type PricedOrder } from "./order.ts";
import { insertWithdrawal, lockWithdrawal } from "./repository.ts";
import { changeState } from "./state.ts";
import { transitions } from "./transitions.ts";
import { refuseWhileWaiting } from "./wait.ts";
import { toWithdrawal, type WithdrawalRow } from "./view.ts";

/**
 * Requests a withdrawal once for an idempotency key: the amount moves from available to reserved in the
 * transaction that writes the withdrawal (M1–M4).
 * `waitHours` is how long withdrawals wait after a change of the account.
 * @throws Problem as `refuseWhileWaiting`, `priceOrder` and `once` do
 */
export async function request(
  database: Database,
  order: Order,
  { key, at, waitHours = 0 }: { key: string; at: Date; waitHours?: number },
): Promise<Withdrawal> {
  const { userId, payoutMethodId, amount } = order;
  const body = { payoutMethodId, amount: amount.toString() };
  return inTransaction(database, ({ tx }) =>
    once(tx, { userId, route: "POST /v1/withdrawals", key, body, at }, withdrawal, async () => {
      await refuseWhileWaiting(tx, { userId, now: at, hours: waitHours });
      return reserve(tx, await priceOrder(tx, order), at);
    }),
  );
}

async function reserve(tx: Transaction, order: PricedOrder, at: Date): Promise<Withdrawal> {
  const { userId, payoutMethodId, amount, fee, net, currency, kind, masked, requiredApprovals, rules } =
    order;
  const requested = await insertWithdrawal(tx, {
    id: randomUUID(),
    reference: newReference(),
    requestedAt: at,
    userId,
    payoutMethodId,
    methodKind: kind,
    methodMasked: masked,
    currency,
    amount,
    fee,
    net,
    requiredApprovals,
  });
  try {
    await bookRequest(tx, requested);
  } catch (error) {
    // The money may be gone since the order was priced: only the locked row tells.
    if (error instanceof Overdraw)
      throw amountRefused("amount_above_available", { available: error.balance, currency, rules });
    throw error;
  }
  return toWithdrawal(requested, 0);
}

/**
 * Cancels a member's own withdrawal while it is undecided. One they canceled already is answered as it is.
 * @throws Problem 404 when it is not theirs, 409 `withdrawal_not_cancelable`
 */
export async function cancel(
  database: Database,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<Withdrawal> {
  return inTransaction(database, async ({ tx }) => {
    const found = await lockWithdrawal(tx, id);
    if (found?.userId !== userId) throw notFound();
    const canceled = await makeCanceled(tx, found, at);
    const approvals = await findApprovals(tx, [id]);
    return toWithdrawal(canceled, approvals.get(id)?.length ?? 0);
  });
}

async function makeCanceled(tx: Transaction, found: WithdrawalRow, at: Date): Promise<WithdrawalRow> {
  const { from, to } = transitions.cancel;
  // Only its member cancels a withdrawal, so this is the same form again (M2).
  if (found.state === to) return found;
  if (found.state !== from) throw new Problem(409, "withdrawal_not_cancelable");
  return changeState(tx, found, "cancel", { at, decidedBy: null });
}

// Crockford's alphabet: nothing a person reading it aloud could take for something else.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A withdrawal's number for people: `WD-` and eight of 32 characters. */
export function newReference(): string {
  return `WD-${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join("")}`;
}
