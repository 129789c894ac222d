import type { SettableType } from "#contract/notifications/notification-types.ts";

export const texts = {
  withdrawal_approved: "Withdrawal approved",
  withdrawal_held: "Withdrawal on hold",
  withdrawal_rejected: "Withdrawal declined",
  withdrawal_paid: "Withdrawal paid",
  withdrawal_failed: "Payment failed",
  withdrawal_returned: "Payment returned",
  withdrawal_unclaimed: "Payment waiting at PayPal",
  cashback_earned: "Cash back earned",
  offer_completed: "Purchase tracked",
  favourite_rate_raised: "Higher rate at a favorite",
  favourite_coupon_ending: "Coupon of a favorite ends",
  gift_card_unused: "Unused gift card",
  weekly_summary: "Weekly summary",
  order_delivered: "Order ready",
  order_refunded: "Order refunded",
  referral_paid: "Bonus for a friend",
  referral_undone: "Referral bonus reversed",
} satisfies Record<SettableType, string>;

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "notification-types": typeof texts;
  }
}
