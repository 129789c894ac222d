import { type Dialect, major, query } from "../dialect.ts";

const statuses = {
  pending: "pending",
  approved: "approved",
  declined: "rejected",
  reversed: "rejected",
} as const;

/** A GET postback for each item of a transaction, repeated when the item is approved, changed or rejected. */
export const accesstrade: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse"],
  report(purchase, versions) {
    const newest = versions.at(-1)!;
    return newest.items.map((item) =>
      query({
        pbid: purchase.click,
        transaction_id: `AT-${purchase.transaction}`,
        conversion_id: `${purchase.transaction}${item.id}`,
        product_id: item.code,
        amount: major(item.amount, purchase),
        commission: major(item.commission, purchase),
        status: item.isDeclined ? "rejected" : statuses[newest.status],
      }),
    );
  },
};
