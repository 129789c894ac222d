import { excerpt, type TextMakers, writingOf } from "./notification-values.ts";

const { money, date } = writingOf("en");

/** English, for members who chose it. */
export const en: TextMakers = {
  withdrawal_approved: ({ amount, currency, reference }) => ({
    title: "Your withdrawal was approved",
    description: `Your withdrawal of ${money(amount, currency)} (${reference}) was approved. The money is on its way to you soon.`,
  }),
  withdrawal_rejected: ({ amount, currency, reference, reason }) => ({
    title: "Your withdrawal was refused",
    description: `Your withdrawal of ${money(amount, currency)} (${reference}) was refused. The money is back in your available balance. Reason: ${reason}`,
  }),
  withdrawal_paid: ({ net, currency, reference, paymentReference }) => ({
    title: "Your money was sent",
    description: `We sent ${money(net, currency)} for your withdrawal ${reference}. Payment reference: ${paymentReference}`,
  }),
  withdrawal_failed: ({ amount, currency, reference, reason }) => ({
    title: "The payment did not go through",
    description: `We could not send the money of your withdrawal of ${money(amount, currency)} (${reference}). It is back in your available balance. Reason: ${reason}`,
  }),
  cashback_earned: ({ amount, currency, store }) => ({
    title: "You earned cash back",
    description: `${money(amount, currency)} cash back from ${store} is in your available balance. You can withdraw it now.`,
  }),
  referral_paid: ({ amount, currency }) => ({
    title: "Your bonus is here",
    description: `${money(amount, currency)} for a friend who joined Cashlane are in your available balance.`,
  }),
  referral_undone: ({ amount, currency }) => ({
    title: "A bonus was taken back",
    description: `The purchase behind your bonus of ${money(amount, currency)} for bringing a friend was taken back, so the bonus left your available balance.`,
  }),
  order_delivered: ({ amount, currency, reference }) => ({
    title: "Your order is ready",
    description: `Your order ${reference} for ${money(amount, currency)} is ready. Open it to see the codes.`,
  }),
  order_refunded: ({ amount, currency, reference, reason }) => ({
    title: "Your money is back",
    description: `${money(amount, currency)} of your order ${reference} is back in your available balance. Reason: ${reason}`,
  }),
  ticket_answered: ({ subject, answer }) => ({
    title: "We answered you",
    description: `About “${subject}”: ${excerpt(answer)}`,
  }),
  offer_completed: ({ amount, currency, store, expectedPayableAt }) => ({
    title: "Your purchase was tracked",
    description: `Your purchase at ${store} was tracked. ${money(amount, currency)} cash back awaits confirmation and can probably be withdrawn from ${date(expectedPayableAt)}.`,
  }),
};
