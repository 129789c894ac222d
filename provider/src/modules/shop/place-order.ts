import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { shopOrder, type ShopOrder } from "#contract/shop/shop.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { shopOrderLines, shopOrders } from "../../database/schema/shop-schema.ts";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { Overdraw } from "../../ledger/book.ts";
import { toWire } from "../../money.ts";
import { book } from "../../ledger/book.ts";
import type { Language } from "../../plugins/language.ts";
import { Problem } from "../../problem.ts";
import { newReference } from "../../reference-codes.ts";
import { sumSingleAdminCredits } from "../four-eyes/single-admin-credits.ts";
import { dayBefore } from "../four-eyes/day-limits.ts";
import { sumApproved } from "../four-eyes/sums.ts";
import { lockDailySums } from "../four-eyes/lock-daily-sums.ts";
import { once } from "../idempotency/once.ts";
import { findAvailable } from "../withdrawals/repository.ts";
import { assertNotWaiting } from "../withdrawals/wait.ts";
import { findSold, type SoldVariant, type RequestedLine } from "./basket.ts";
import { orderBooking } from "./bookings.ts";
import { notifyDelivered } from "./notification.ts";
import { toOrders, type OrderRow } from "./orders.ts";
import { sumRecentOrders } from "./recent-orders.ts";
import { loadOrderLimits, needsReview, type OrderLimits } from "./rules.ts";
import { lockVariants, takeCodes } from "./stock.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment" | "realtime">;
interface OrderInput {
  userId: string;
  language: Language;
  lines: RequestedLine[];
  /** The total that the buyer saw, in minor units. */
  total: bigint;
  idempotencyKey: string;
  /** Whether the password or a passkey was given recently. */
  isProven: boolean;
}

/**
 * Places an order once per idempotency key: the price moves from available to the shop in the transaction that
 * takes the codes and writes the order (M1–M4, M12). The order is delivered immediately, or stays `placed`
 * until an admin reviews it if `mustWait` returns true.
 * @throws Problem 403 `step_up_required` if the orders of 24 hours exceed the limit without a password; Problem
 * 409 `shop_gone`, `shop_sold_out`, `shop_price_changed`; 422 `amount_above_maximum`, `amount_above_available`;
 * and as `assertNotWaiting` and `once` do
 */
export async function placeOrder(app: App, input: OrderInput): Promise<ShopOrder> {
  const { userId, language, lines, total, idempotencyKey } = input;
  const at = app.clock();
  const body = { lines, total: total.toString() };
  const { WITHDRAWAL_WAIT_HOURS: hours } = app.environment;
  return inTransaction(app.database, (unit) =>
    once(
      unit.tx,
      { userId, route: "POST /v1/shop/orders", key: idempotencyKey, body, at },
      shopOrder,
      async () => {
        // A gift card is as good as a payout, so the same wait applies: an intruder must not be able to spend
        // the money immediately.
        await assertNotWaiting(unit.tx, { userId, now: at, hours });
        const placed = await buy(app, unit, input, at);
        const [order] = await toOrders(unit.tx, [placed], language);
        return order!;
      },
    ),
  );
}

async function buy(app: App, unit: UnitOfWork, input: OrderInput, at: Date): Promise<OrderRow> {
  const { tx } = unit;
  const { CURRENCY: currency } = app.environment;
  const { userId, lines } = input;
  // The daily sums are locked before the accounts, the same order as in decisions on withdrawals and orders.
  await lockDailySums(tx, [userId]);
  const ids = lines.map(({ variant }) => variant);
  const productGone = () => new Problem(409, "shop_gone");
  if ((await findSold(tx, ids, at)).size !== ids.length) throw productGone();
  await lockVariants(tx, ids);
  // Reads the variants again after locking: a concurrent order may have taken the last code, or the price may
  // have changed.
  const sold = await findSold(tx, ids, at);
  if (sold.size !== ids.length) throw productGone();
  const pricedLines = lines.map(({ variant, quantity }) => ({ sold: sold.get(variant)!, quantity }));
  const sums = sumsOf(pricedLines);
  if (sums.total !== input.total) throw new Problem(409, "shop_price_changed");
  const limits = await loadOrderLimits(tx, currency);
  assertWithinMaximum(sums.total, currency, limits);
  const [soldOutLine] = pricedLines.filter(({ sold, quantity }) => sold.variant.stock < quantity);
  if (soldOutLine) throw new Problem(409, "shop_sold_out");

  const [placed] = await tx
    .insert(shopOrders)
    .values({
      id: randomUUID(),
      reference: newReference("OR"),
      userId,
      currency,
      ...sums,
      state: "placed",
      placedAt: at,
    })
    .returning();
  await writeLines(tx, placed!.id, pricedLines);
  try {
    await book(tx, orderBooking("shop_purchase", placed!, at));
  } catch (error) {
    if (!(error instanceof Overdraw)) throw error;
    const details = { available: toWire(error.balance), currency };
    throw new Problem(422, "shop_balance_too_low", { details });
  }
  const recent = await sumRecentOrders(tx, { userId, at });
  if (recent.price > limits.passwordAbove && !input.isProven) throw new Problem(403, "step_up_required");
  if (await mustWait(tx, placed!, { ordered: recent.faceValue, limits })) return placed!;
  return deliverCodes(app, unit, placed!, { at, decidedBy: null });
}

type PricedLines = { sold: SoldVariant; quantity: number }[];

function sumsOf(pricedLines: PricedLines) {
  const sum = (of: "price" | "faceValue" | "cost") =>
    pricedLines.reduce((total, { sold, quantity }) => total + sold.variant[of] * BigInt(quantity), 0n);
  return { total: sum("price"), faceTotal: sum("faceValue"), cost: sum("cost") };
}

function assertWithinMaximum(total: bigint, currency: string, { maximum }: OrderLimits): void {
  if (total > maximum)
    throw new Problem(422, "amount_above_maximum", { details: { maximum: toWire(maximum), currency } });
}

async function writeLines(tx: Transaction, orderId: string, pricedLines: PricedLines): Promise<void> {
  for (const [position, { sold, quantity }] of pricedLines.entries()) {
    const { id: variantId, faceValue, price, cost } = sold.variant;
    const lineId = randomUUID();
    await tx.insert(shopOrderLines).values({
      id: lineId,
      orderId,
      variantId,
      position,
      productName: sold.product.name,
      faceValue,
      price,
      cost,
      quantity,
    });
    await takeCodes(tx, { variantId, lineId, quantity });
  }
}

/** Returns whether an admin must review a paid order before it is delivered. */
async function mustWait(
  tx: Transaction,
  { userId, currency, placedAt: at }: OrderRow,
  { ordered, limits }: { ordered: bigint; limits: OrderLimits },
): Promise<boolean> {
  const facts = {
    ordered,
    withdrawn: await sumApproved(tx, { member: userId }, { currency, since: dayBefore(at) }),
    singleAdminCredits: await sumSingleAdminCredits(tx, { member: userId, currency, at }),
    remaining: await findAvailable(tx, userId, currency),
  };
  return needsReview(facts, limits);
}

/** Delivers an order's codes to its buyer and notifies them. */
export async function deliverCodes(
  app: App,
  unit: UnitOfWork,
  order: OrderRow,
  { at, decidedBy }: { at: Date; decidedBy: string | null },
): Promise<OrderRow> {
  const [delivered] = await unit.tx
    .update(shopOrders)
    .set({ state: "delivered", deliveredAt: at, decidedBy })
    .where(eq(shopOrders.id, order.id))
    .returning();
  await notifyDelivered(unit, app, delivered!);
  return delivered!;
}
