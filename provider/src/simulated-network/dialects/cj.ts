import { type Dialect, type NetworkMessage, isoTime, major, record } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

/**
 * Records in the format of CJ's commission API. A correction adds a record with the difference, which is
 * negative for returned amounts. A decision adds no record: it changes the status of the existing ones.
 */
export const cj: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse", "pay"],
  report: recordsOf,
};

function recordsOf(purchase: SimulatedPurchase, versions: PurchaseVersion[]): NetworkMessage[] {
  const [newest, previous] = [versions.at(-1)!, versions.at(-2)];
  // A decision or payment only changes the status of the records, so all of them are reported.
  const isDecision = previous?.status !== newest.status || previous.isPaid !== newest.isPaid;
  const listed = commissions(purchase, versions);
  const newestId = `${purchase.transaction}0${versions.length - 1}`;
  return (isDecision ? listed : listed.filter(({ commissionId }) => commissionId === newestId)).map(record);
}

/**
 * Returns a purchase in the API's format: the original record and its corrections, all with the current status.
 */
export function commissions(purchase: SimulatedPurchase, versions: PurchaseVersion[]) {
  const newest = versions.at(-1)!;
  return versions.flatMap((version, index) => {
    const previousBalance = index === 0 ? { amount: 0, commission: 0 } : balanceOf(versions[index - 1]!);
    const balance = balanceOf(version);
    const amount = balance.amount - previousBalance.amount;
    if (amount === 0) return [];
    return {
      commissionId: `${purchase.transaction}0${index}`,
      originalActionId: purchase.transaction,
      original: index === 0,
      correctionReason: amount < 0 ? "RETURNED_MERCHANDISE" : null,
      actionStatus: statusOf(newest),
      actionType: "sim_sale",
      advertiserId: purchase.programme,
      orderId: purchase.order,
      shopperId: purchase.click,
      eventDate: `${isoTime(purchase.purchasedAt)}Z`,
      postingDate: `${isoTime(version.changedAt)}Z`,
      lockingDate: newest.decidedAt && `${isoTime(newest.decidedAt)}Z`,
      saleAmountPubCurrency: major(amount, purchase),
      pubCommissionAmountPubCurrency: major(balance.commission - previousBalance.commission, purchase),
    };
  });
}

function balanceOf(version: PurchaseVersion): { amount: number; commission: number } {
  const isRejected = version.status === "declined" || version.status === "reversed";
  return isRejected ? { amount: 0, commission: 0 } : totalOf(version);
}

function statusOf({ status, isPaid }: PurchaseVersion): string {
  if (isPaid) return "closed";
  return status === "pending" ? "new" : "locked";
}
