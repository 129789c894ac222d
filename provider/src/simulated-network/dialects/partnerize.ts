import { type Dialect, major, plainTime, record } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

const statuses = {
  pending: "pending",
  approved: "approved",
  declined: "rejected",
  reversed: "rejected",
} as const;

/** Records of the conversion report with their items, each with its own status. */
export const partnerize: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "hold", "reverse", "pay"],
  report: (purchase, versions) => [record(conversion(purchase, versions))],
};

/** Returns a purchase in the API's format. */
export function conversion(purchase: SimulatedPurchase, versions: PurchaseVersion[]) {
  const newest = versions.at(-1)!;
  const { amount, commission } = totalOf(newest);
  const status = statuses[newest.status];
  const isMixed = newest.items.some(({ isDeclined }) => isDeclined) && status !== "rejected";
  return {
    conversion_id: `1111l${purchase.transaction}`,
    campaign_id: purchase.programme,
    conversion_time: plainTime(purchase.purchasedAt),
    last_modified: plainTime(newest.changedAt),
    currency: purchase.currency,
    publisher_reference: purchase.click,
    conversion_reference: purchase.order,
    conversion_value: {
      conversion_status: isMixed ? "mixed" : status,
      value: major(amount, purchase),
      publisher_commission: major(commission, purchase),
    },
    conversion_items: newest.items.map((item) => ({
      conversion_item_id: `${purchase.transaction}i${item.id}`,
      category: item.code,
      item_value: major(item.amount, purchase),
      item_publisher_commission: major(item.commission, purchase),
      item_status: item.isDeclined ? "rejected" : status,
      last_update: plainTime(newest.changedAt),
      publisher_self_bill_id: newest.isPaid ? "480915" : null,
    })),
    publisher_self_bill_id: newest.isPaid ? "480915" : null,
  };
}
