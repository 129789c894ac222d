import { type Dialect, major, plainTime, record } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

const statuses = { pending: "P", approved: "A", declined: "D", reversed: "D" } as const;

/** Records of the transaction report; times have tenths of a second and no zone. */
export const tradedoubler: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "hold", "reverse", "pay"],
  report: (purchase, versions) => [record(transaction(purchase, versions))],
};

/** Returns a purchase in the API's format. An unchanged one has no time of change. */
export function transaction(purchase: SimulatedPurchase, versions: PurchaseVersion[]) {
  const newest = versions.at(-1)!;
  const { amount, commission } = totalOf(newest);
  return {
    transactionId: purchase.transaction,
    programId: Number(purchase.programme),
    sourceId: 678901,
    eventTypeId: 5,
    status: statuses[newest.status],
    timeOfTransaction: `${plainTime(purchase.purchasedAt)}.0`,
    timeOfLastModified: versions.length > 1 ? `${plainTime(newest.changedAt)}.0` : null,
    epi: purchase.click,
    orderNumber: purchase.order,
    orderValue: Number(major(amount, purchase)),
    commission: Number(major(commission, purchase)),
    paid: newest.isPaid,
    paymentId: newest.isPaid ? 480_915 : 0,
  };
}
