import { type Dialect, type NetworkMessage, isoTime, major, record } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

/**
 * Records as in CJ's commission API. A correction adds a record with the difference, negative for returned
 * amounts. A decision adds no record; it changes the status of the existing ones.
 */
export const cj: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse", "pay"],
  report: recordsOf,
};

function recordsOf(purchase: SimulatedPurchase, versions: PurchaseVersion[]): NetworkMessage[] {
  const [newest, previous] = [versions.at(-1)!, versions.at(-2)];
  // Without a correction, only the status of the records changes.
  const isDecision = previous?.status !== newest.status || previous.isPaid !== newest.isPaid;
  const listed = commissions(purchase, versions);
  const added = `${purchase.transaction}0${versions.length - 1}`;
  return (isDecision ? listed : listed.filter(({ commissionId }) => commissionId === added)).map(record);
}

/**
 * Returns a purchase in the API's format: the original record and its corrections, with their current values.
 */
export function commissions(purchase: SimulatedPurchase, versions: PurchaseVersion[]) {
  const newest = versions.at(-1)!;
  return versions.flatMap((version, index) => {
    const before = index === 0 ? { amount: 0, commission: 0 } : balanceOf(versions[index - 1]!);
    const after = balanceOf(version);
    const amount = after.amount - before.amount;
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
      pubCommissionAmountPubCurrency: major(after.commission - before.commission, purchase),
    };
  });
}

function balanceOf(version: PurchaseVersion): { amount: number; commission: number } {
  const isRefused = version.status === "declined" || version.status === "reversed";
  return isRefused ? { amount: 0, commission: 0 } : totalOf(version);
}

function statusOf({ status, isPaid }: PurchaseVersion): string {
  if (isPaid) return "closed";
  return status === "pending" ? "new" : "locked";
}
