import { type Dialect, major, plainTime, query, unixTime } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

const statuses = {
  pending: "new",
  approved: "approved",
  declined: "declined",
  reversed: "declined",
} as const;

/** A GET postback at every change, with the macros filled in and times in Unix seconds. */
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

const listedStatuses = { ...statuses, pending: "pending" } as const;
/** The offset of the API's times (Moscow time) from UTC. */
export const moscowOffset = 3 * 3_600_000;

/** Returns a purchase in the API's format. Without a decision it has no time of a status change. */
export function action(purchase: SimulatedPurchase, versions: PurchaseVersion[]) {
  const newest = versions.at(-1)!;
  const { amount, commission } = totalOf(newest);
  const local = (at: Date) => plainTime(new Date(at.getTime() + moscowOffset));
  return {
    action_id: Number(purchase.transaction),
    advcampaign_id: Number(purchase.programme),
    status: listedStatuses[newest.status],
    action_date: local(purchase.purchasedAt),
    status_updated: versions.length > 1 ? local(newest.changedAt) : null,
    action_type: "sale",
    order_id: purchase.order,
    cart: Number(major(amount, purchase)),
    payment: Number(major(commission, purchase)),
    currency: purchase.currency,
    subid: purchase.click,
    paid: newest.isPaid ? 1 : 0,
  };
}
