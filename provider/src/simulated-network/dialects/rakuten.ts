import { type Dialect, type NetworkMessage, major, record } from "../dialect.ts";
import type { PurchasedItem, PurchaseVersion, SimulatedPurchase } from "../purchase.ts";

/** One row for each item, without a status. Returned amounts are separate rows with negative amounts. */
export const rakuten: Dialect = {
  steps: ["approve", "lower", "drop", "decline", "reverse", "pay"],
  report: rowsOf,
};

function rowsOf(purchase: SimulatedPurchase, versions: PurchaseVersion[]): NetworkMessage[] {
  const [newest, previous] = [versions.at(-1)!, versions.at(-2)];
  const isEvent = newest.status === "pending";
  const row = (item: PurchasedItem, id: string, sign: 1 | -1) =>
    record({
      etransaction_id: id,
      advertiser_id: Number(purchase.programme),
      sid: 678901,
      order_id: purchase.order,
      sku_number: item.code,
      sale_amount: sign * Number(major(item.amount, purchase)),
      quantity: sign,
      commissions: sign * Number(major(item.commission, purchase)),
      process_date: scriptTime(newest.changedAt),
      transaction_date: scriptTime(purchase.purchasedAt),
      u1: purchase.click,
      currency: purchase.currency,
      is_event: isEvent ? "Y" : "N",
    });
  // An item's own row keeps its original amounts.
  const ownRows = () => versions[0]!.items.map((item) => row(item, `${purchase.transaction}i${item.id}`, 1));
  if (!previous) return ownRows();
  const returned = returnsOf(previous, newest);
  const returnRows = returned.map((item) =>
    row(item, `${purchase.transaction}r${versions.length}i${item.id}`, -1),
  );
  return newest.status === "approved" && previous.status === "pending" ? ownRows() : returnRows;
}

/** Returns the items with the amounts that were returned between two versions. */
function returnsOf(previous: PurchaseVersion, newest: PurchaseVersion): PurchasedItem[] {
  const isRejected = newest.status === "declined" || newest.status === "reversed";
  return previous.items.flatMap((item, index) => {
    const newestItem = newest.items[index]!;
    if (item.isDeclined) return [];
    if (isRejected || newestItem.isDeclined) return [item];
    const amount = item.amount - newestItem.amount;
    return amount === 0 ? [] : [{ ...item, amount, commission: item.commission - newestItem.commission }];
  });
}

/** Returns a time in the format of JavaScript's `Date`: `Fri Feb 20 2026 22:04:00 GMT+0000 (UTC)`. */
function scriptTime(at: Date): string {
  const [weekday, day, month, year, time] = at.toUTCString().replace(",", "").split(" ");
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (UTC)`;
}
