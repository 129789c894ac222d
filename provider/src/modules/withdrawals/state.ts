import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";
import { bookPayment, bookRelease } from "./bookings.ts";
import { lockWithdrawal, updateInState } from "./repository.ts";
import { transitions, type WithdrawalEvent } from "./transitions.ts";
import type { WithdrawalRow } from "./view.ts";

/** The columns of a withdrawal that isn't on hold. */
export const noHold = { heldAt: null, heldBy: null, holdReason: null } as const;

/** The columns filled by a decision: a reason or a payment reference. */
export type Stated =
  | ({ reason: string } & Partial<Pick<WithdrawalRow, "reasonCode" | "reasonNote">>)
  | { paymentReference: string };

interface TransitionContext {
  at: Date;
  /** The id of the deciding admin; `null` if the member cancels. */
  decidedBy: string | null;
  stated?: Stated;
}

/**
 * Applies one event of the transition table to a withdrawal, including its bookings, in the caller's
 * transaction. Of several concurrent events, only one succeeds.
 * @throws Problem 409 from `wrongState` for the others
 */
export async function changeState(
  tx: Transaction,
  withdrawal: WithdrawalRow,
  event: WithdrawalEvent,
  { at, decidedBy, stated }: TransitionContext,
): Promise<WithdrawalRow> {
  const { from, to, money } = transitions[event];
  const time = event === "approve" ? { approvedAt: at } : { settledAt: at };
  const change = { at, state: to, decidedBy, ...noHold, ...time, ...stated };
  const changed = await updateInState(tx, withdrawal.id, from, change);
  if (!changed) throw await wrongState(tx, (await lockWithdrawal(tx, withdrawal.id)) ?? withdrawal);
  if (money === "is released") await bookRelease(tx, changed, at);
  if (money === "is paid out") await bookPayment(tx, changed, at);
  return changed;
}

/**
 * Creates the error for an event that isn't possible in the current state: `withdrawal_already_decided` with
 * the current state and the name of the person who decided, or `withdrawal_not_approved` if the withdrawal is
 * undecided.
 */
export async function wrongState(
  queryable: Queryable,
  { decidedBy, userId, state }: WithdrawalRow,
): Promise<Problem> {
  if (state === "requested") return new Problem(409, "withdrawal_not_approved");
  const [decider] = await queryable
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, decidedBy ?? userId));
  return new Problem(409, "withdrawal_already_decided", { details: { name: decider?.name ?? "", state } });
}
