import type { ClaimState } from "#contract/claims/claims.ts";
import type { LeadState } from "#contract/leads/leads.ts";
import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";

/** Names of states, used inside error messages. */
export const states = {
  claim: { sent: "sent", with_store: "with the store", accepted: "accepted", refused: "rejected" },
  lead: {
    pending: "tracked",
    confirmed: "confirmed",
    payable: "available",
    rejected: "rejected",
    reversed: "reversed",
    on_hold: "on hold",
  },
  withdrawal: {
    requested: "requested",
    approved: "approved",
    sent: "sent to the bank",
    unclaimed: "waits at PayPal",
    paid: "paid",
    returned: "returned by the bank",
    rejected: "declined",
    canceled: "canceled",
    failed: "payment failed",
  },
} satisfies {
  claim: Record<ClaimState, string>;
  lead: Record<LeadState, string>;
  withdrawal: Record<WithdrawalState, string>;
};
