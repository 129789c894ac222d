import type { SettableType } from "#contract/notification-settings.ts";
import type { NotificationValues } from "../../locales/notification-values.ts";
import { majorUnits } from "../../money.ts";

type Samples = Pick<NotificationValues, SettableType>;

/** Made-up figures of a type, for previews; their names are what its texts may name. */
export function sampleValues<Type extends SettableType>(type: Type, currency: string): Samples[Type] {
  const money = { amount: majorUnits(50, currency), currency };
  const withdrawal = { ...money, reference: "WD-7KJ0MP3J" };
  const order = { ...money, reference: "OR-4TQ8ZB2N" };
  const earned = { ...money, store: "Sephora" };
  const reason = "…";
  const samples: Samples = {
    withdrawal_approved: withdrawal,
    withdrawal_rejected: { ...withdrawal, reason },
    withdrawal_paid: {
      net: majorUnits(49, currency),
      currency,
      reference: withdrawal.reference,
      paymentReference: "SEPA-20931",
    },
    withdrawal_failed: { ...withdrawal, reason },
    cashback_earned: earned,
    offer_completed: { ...earned, expectedPayableAt: new Date("2030-01-31T00:00:00Z") },
    order_delivered: order,
    order_refunded: { ...order, reason },
    referral_paid: money,
    referral_undone: money,
  };
  return samples[type];
}
