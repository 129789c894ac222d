import { type Dialect, major, query, record } from "../dialect.ts";
import { totalOf } from "../purchase.ts";

const statuses = {
  pending: "pending",
  approved: "approved",
  declined: "rejected",
  reversed: "rejected",
} as const;

/**
 * Everflow and TUNE: a GET postback when a conversion is recorded, with parameter names that we chose. Later
 * changes are in an export with the same names and a status.
 */
export const macros: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse"],
  report(purchase, versions) {
    const newest = versions.at(-1)!;
    const { amount, commission } = totalOf(newest);
    const values = {
      click_id: purchase.click,
      transaction_id: purchase.transaction,
      amount: major(amount, purchase),
      commission: major(commission, purchase),
      currency: purchase.currency,
    };
    return [versions.length === 1 ? query(values) : record({ ...values, status: statuses[newest.status] })];
  },
};
