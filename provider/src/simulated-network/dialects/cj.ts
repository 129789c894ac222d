import { type Dialect, type NetworkMessage, isoTime, major, record } from "../dialect.ts";
import { totalOf, type PurchaseVersion, type SimulatedPurchase } from "../purchase.ts";

/**
 * Records of the commission API. A correction is a record of its own with the difference, negative for what was taken
 * back; a decision is found in the records that are there.
 */
export const cj: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "accept", "reverse", "pay"],
  report: recordsOf,
};

function recordsOf(purchase: SimulatedPurchase, versions: PurchaseVersion[]): NetworkMessage[] {
  const newest = versions.at(-1)!;
  const corrections = versions.flatMap((version, index) => {
    const before = index === 0 ? { amount: 0, commission: 0 } : balanceOf(versions[index - 1]!);
    const after = balanceOf(version);
    const amount = after.amount - before.amount;
    return amount === 0 ? [] : [{ index, version, amount, commission: after.commission - before.commission }];
  });
  // Nothing but the status of the records changes where no correction is added.
  const isDecision = versions.at(-2)?.status !== newest.status || versions.at(-2)?.isPaid !== newest.isPaid;
  const listed = isDecision ? corrections : corrections.filter(({ version }) => version === newest);
  return listed.map(({ index, version, amount, commission }) =>
    record({
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
      pubCommissionAmountPubCurrency: major(commission, purchase),
    }),
  );
}

function balanceOf(version: PurchaseVersion): { amount: number; commission: number } {
  const isRefused = version.status === "declined" || version.status === "reversed";
  return isRefused ? { amount: 0, commission: 0 } : totalOf(version);
}

function statusOf({ status, isPaid }: PurchaseVersion): string {
  if (isPaid) return "closed";
  return status === "pending" ? "new" : "locked";
}
