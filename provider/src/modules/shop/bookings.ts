import type { shopOrders } from "../../database/shop-schema.ts";
import type { Booking } from "../../ledger/book.ts";

type Order = Pick<typeof shopOrders.$inferSelect, "id" | "userId" | "currency" | "total">;

/** Takes an order's price off what its buyer can spend, or gives it back. Each is booked once. */
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
