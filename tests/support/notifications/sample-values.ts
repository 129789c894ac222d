import type { NotificationValues } from "#contract/notifications/notification-types.ts";

/** The amount and reference of the requested withdrawal. */
export const withdrawal = { amount: 123_456n, currency: "USD", reference: "WD-7KJ0MP3J" };
const order = { ...withdrawal, reference: "OR-7KJ0MP3J" };
const earned = { amount: 650n, currency: "USD", store: "Sephora" };
const bonus = { amount: 1_000n, currency: "USD" };

/** Values for every notification, in Latin letters only. */
export const sampleValues: NotificationValues = {
  withdrawal_approved: withdrawal,
  withdrawal_held: withdrawal,
  withdrawal_rejected: { ...withdrawal, reason: "The name does not match." },
  withdrawal_failed: { ...withdrawal, reason: "The bank returned the payment." },
  withdrawal_returned: { ...withdrawal, returned: 123_456n, reason: "The account is closed." },
  withdrawal_paid: { net: 123_356n, currency: "USD", reference: "WD-7KJ0MP3J", paymentReference: "PAY-1" },
  withdrawal_unclaimed: {
    net: 123_356n,
    currency: "USD",
    reference: "WD-7KJ0MP3J",
    claimableUntil: new Date("2026-03-05T00:00:00Z"),
  },
  cashback_earned: earned,
  referral_paid: bonus,
  referral_undone: bonus,
  favourite_rate_raised: { store: "Sephora", rate: "8%" },
  favourite_coupon_ending: {
    store: "Sephora",
    coupon: "10% off",
    endsAt: new Date("2026-03-05T00:00:00Z"),
  },
  gift_card_unused: order,
  weekly_summary: { earned: 650n, payable: 1_200n, currency: "USD", favourites: "Sephora" },
  order_delivered: order,
  order_refunded: { ...order, reason: "The store is closed." },
  ticket_answered: { subject: "PayPal", answer: "Please try again." },
  payout_method_outdated: { account: "US•• •••• 6789" },
  payout_transfer_failing: { run: "CL12" },
  connection_failing: { network: "Awin" },
  fraud_hold: { member: "Mai Laurent", reference: "FC-7KJ0MP3J" },
  webhook_failing: { address: "crm.example.com" },
  webhook_disabled: { address: "crm.example.com" },
  connection_stale: { network: "Awin" },
  programmes_missing: { network: "Awin" },
  programme_ended: { store: "Sephora", network: "Awin" },
  commission_lowered: { store: "Sephora", network: "Awin" },
  offer_completed: { ...earned, expectedPayableAt: new Date("2026-03-05T00:00:00Z") },
};
