import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { withdrawals } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { arrivalOf } from "./rules.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;

const claimDays = 30;

/**
 * Returns the end of the 30 days in which a recipient can claim money at PayPal. Afterwards, the money is
 * returned.
 */
export function claimableUntil(sentAt: Date): Date {
  return new Date(sentAt.getTime() + claimDays * 24 * 60 * 60 * 1000);
}

/** Maps a row to a withdrawal as its member sees it. `approvals` is the number of approvals so far. */
export function toWithdrawal(row: WithdrawalRow, approvals: number): Withdrawal {
  return {
    id: row.id,
    reference: row.reference,
    amount: toWire(row.amount),
    fee: toWire(row.fee),
    net: toWire(row.net),
    currency: row.currency,
    state: row.state,
    method: { kind: row.methodKind, masked: row.methodMasked },
    arrival: arrivalOf(row.methodKind),
    approvals: { given: approvals, required: row.requiredApprovals },
    reason: row.reason,
    reasonCode: row.reasonCode,
    reasonNote: row.reasonNote,
    failure: row.failure,
    paymentReference: row.paymentReference,
    requestedAt: row.requestedAt.toISOString(),
    heldAt: row.heldAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    claimableUntil: row.state === "unclaimed" && row.sentAt ? claimableUntil(row.sentAt).toISOString() : null,
    settledAt: row.settledAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    returnedAmount: row.returnedAmount === null ? null : toWire(row.returnedAmount),
  };
}
