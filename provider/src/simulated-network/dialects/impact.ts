import { type Dialect, isoTime, major, query } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

const statuses = {
  pending: "PENDING",
  approved: "APPROVED",
  declined: "REVERSED",
  reversed: "REVERSED",
} as const;
const pacificOffset = 8 * 3_600_000;

/** Event notifications by GET at every change, with the macros filled in. Times are in Pacific time. */
export const impact: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept"],
  report(purchase, versions) {
    const newest = versions.at(-1)!;
    const { amount, commission } = totalOf(newest);
    return [
      query({
        action_id: `1000.4636.${purchase.transaction}`,
        status: statuses[newest.status],
        amount: major(amount, purchase),
        payout: major(commission, purchase),
        currency: purchase.currency,
        event_date: local(purchase.purchasedAt),
        // A macro without a value is sent empty.
        locking_date: newest.decidedAt ? local(newest.decidedAt) : "",
        oid: purchase.order,
        sub_id1: purchase.click,
      }),
    ];
  },
};

/** Returns a purchase in the API's format, with amounts as texts. */
export function action(purchase: SimulatedPurchase, versions: PurchaseVersion[]) {
  const newest = versions.at(-1)!;
  const { amount, commission } = totalOf(newest);
  return {
    Id: `1000.4636.${purchase.transaction}`,
    CampaignId: purchase.programme,
    State: statuses[newest.status],
    Payout: major(commission, purchase),
    Amount: major(amount, purchase),
    Currency: purchase.currency,
    EventDate: local(purchase.purchasedAt),
    LockingDate: newest.decidedAt ? local(newest.decidedAt) : "",
    ClearedDate: newest.isPaid ? local(newest.changedAt) : "",
    Oid: purchase.order,
    SubId1: purchase.click,
  };
}

function local(at: Date): string {
  return `${isoTime(new Date(at.getTime() - pacificOffset))}-08:00`;
}
