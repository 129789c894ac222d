import { type Dialect, isoTime, major, plainTime, record } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

const statuses = {
  pending: "pending",
  approved: "approved",
  declined: "declined",
  reversed: "deleted",
} as const;

/** A form field with JSON when a transaction is recorded. Later changes are only in the API's list. */
export const awin: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse", "pay"],
  report: (purchase, versions) =>
    versions.length === 1
      ? [{ kind: "form", text: notification(purchase, versions[0]!) }]
      : [record(transaction(purchase, versions))],
};

function notification(purchase: SimulatedPurchase, version: PurchaseVersion): string {
  const { amount, commission } = totalOf(version);
  const push = {
    transactionId: Number(purchase.transaction),
    transactionDate: plainTime(purchase.purchasedAt),
    transactionCurrency: purchase.currency,
    transactionAmount: major(amount, purchase),
    affiliateId: 189069,
    merchantId: Number(purchase.programme),
    clickRef: purchase.click,
    commission: major(commission, purchase),
    commissionGroups: [
      { id: 12345, name: "Default Commission", code: "DEFAULT", amount: major(amount, purchase) },
    ],
  };
  return new URLSearchParams({ AwinTransactionPush: JSON.stringify(push) }).toString();
}

/** Returns a purchase in the API's format, with its current values. */
export function transaction(purchase: SimulatedPurchase, versions: PurchaseVersion[]) {
  const [first, newest] = [versions[0]!, versions.at(-1)!];
  const { currency } = purchase;
  const { amount, commission } = totalOf(newest);
  const isAmended = amount !== totalOf(first).amount;
  const sum = (minor: number) => ({ amount: Number(major(minor, purchase)), currency });
  return {
    id: Number(purchase.transaction),
    advertiserId: Number(purchase.programme),
    publisherId: 189069,
    commissionStatus: statuses[newest.status],
    commissionAmount: sum(commission),
    saleAmount: sum(amount),
    clickRefs: { clickRef: purchase.click },
    transactionDate: isoTime(purchase.purchasedAt),
    validationDate: newest.decidedAt && isoTime(newest.decidedAt),
    amended: isAmended,
    amendReason: isAmended ? "Part of the order was returned" : null,
    oldSaleAmount: isAmended ? sum(totalOf(first).amount) : null,
    oldCommissionAmount: isAmended ? sum(totalOf(first).commission) : null,
    orderRef: purchase.order,
    paidToPublisher: newest.isPaid,
    paymentId: newest.isPaid ? 480_915 : 0,
  };
}
