import type { Transaction } from "../../database/connection.ts";
import type { shopOrders } from "../../database/shop-schema.ts";
import { book } from "../../ledger/book.ts";

type Order = Pick<typeof shopOrders.$inferSelect, "id" | "userId" | "currency" | "total">;

/** Takes an order's price off what its buyer can spend. @throws Overdraw when the buyer does not have it */
export function bookPurchase(tx: Transaction, { id, userId, currency, total }: Order, at: Date) {
  return book(tx, {
    kind: "shop_purchase",
    reference: { type: "order", id },
    currency,
    at,
    moves: [
      { account: { userId, kind: "available" }, amount: -total },
      { account: { system: "shop" }, amount: total },
    ],
  });
}

/** Gives it back, once. */
export function bookRefund(tx: Transaction, { id, userId, currency, total }: Order, at: Date) {
  return book(tx, {
    kind: "shop_refund",
    reference: { type: "order", id },
    currency,
    at,
    moves: [
      { account: { system: "shop" }, amount: -total },
      { account: { userId, kind: "available" }, amount: total },
    ],
  });
}
