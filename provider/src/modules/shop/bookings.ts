import type { shopOrders } from "../../database/schema/shop-schema.ts";
import type { Booking } from "../../ledger/book.ts";

type Order = Pick<typeof shopOrders.$inferSelect, "id" | "userId" | "currency" | "total">;

/**
 * Creates the booking that takes an order's price from its buyer's available balance, or the one that returns
 * it. Each of them is booked only once per order.
 */
export function orderBooking(
  kind: "shop_purchase" | "shop_refund",
  { id, userId, currency, total }: Order,
  at: Date,
): Booking {
  const paid = kind === "shop_purchase" ? total : -total;
  return {
    kind,
    reference: { type: "order", id },
    currency,
    at,
    moves: [
      { account: { userId, kind: "available" }, amount: -paid },
      { account: { system: "shop" }, amount: paid },
    ],
  };
}
