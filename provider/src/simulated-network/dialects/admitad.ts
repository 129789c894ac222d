import { type Dialect, major, query, unixTime } from "../dialect.ts";
import { totalOf } from "../purchase.ts";

const statuses = {
  pending: "new",
  approved: "approved",
  declined: "declined",
  reversed: "declined",
} as const;

/** Postbacks by GET at every change, with the macros filled in; times in Unix seconds. */
export const admitad: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse", "pay"],
  report(purchase, versions) {
    const newest = versions.at(-1)!;
    const { amount, commission } = totalOf(newest);
    return [
      query({
        admitad_id: purchase.transaction,
        subid: purchase.click,
        order_id: purchase.order,
        order_sum: major(amount, purchase),
        payment_sum: major(commission, purchase),
        payment_status: statuses[newest.status],
        currency: purchase.currency,
        time: String(unixTime(purchase.purchasedAt)),
        reward_ready: newest.isPaid ? "1" : "0",
      }),
    ];
  },
};
