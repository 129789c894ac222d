import { type Dialect, major, record } from "../dialect.ts";
import { totalOf } from "../purchase.ts";

const statuses = {
  pending: "pending",
  approved: "approved",
  declined: "declined",
  reversed: "reversed",
} as const;

/** JSON with the common parameter names, for demos created by earlier versions. */
export const plainDialect: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse"],
  report(purchase, versions) {
    const newest = versions.at(-1)!;
    const { amount, commission } = totalOf(newest);
    return [
      record({
        click_id: purchase.click,
        transaction_id: purchase.transaction,
        order_id: purchase.order,
        status: statuses[newest.status],
        amount: major(amount, purchase),
        commission: major(commission, purchase),
        currency: purchase.currency,
        time: purchase.purchasedAt.toISOString(),
      }),
    ];
  },
};
