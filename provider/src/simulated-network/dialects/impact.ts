import { type Dialect, isoTime, major, query } from "../dialect.ts";
import { totalOf } from "../purchase.ts";

const statuses = {
  pending: "PENDING",
  approved: "APPROVED",
  declined: "REVERSED",
  reversed: "REVERSED",
} as const;
const californian = 8 * 3_600_000;

/** Event notifications by GET with the macros filled in, at every change; times are those of California. */
export const impact: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept"],
  report(purchase, versions) {
    const newest = versions.at(-1)!;
    const { amount, commission } = totalOf(newest);
    const local = (at: Date) => `${isoTime(new Date(at.getTime() - californian))}-08:00`;
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
