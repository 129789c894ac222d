import { fractionDigits } from "#contract/money/minor-units.ts";
import type { Booking } from "../ledger/book.ts";
import { orderBooking } from "../modules/shop/bookings.ts";
import { newReference } from "../reference-codes.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";
import { addReadNotification } from "./read-notification.ts";
import { addCode } from "./rewards.ts";
import type { DemoOrder, DemoUser, DemoVariant, DemoData } from "./demo-data.ts";

interface OrderingMember {
  world: DemoData;
  currency: string;
  random: Random;
  calendar: Calendar;
  admins: readonly [DemoUser, DemoUser];
  /** The demo's main member, who keeps most of the balance to withdraw it. */
  main: DemoUser;
}

const maxOrders = 600;
const maxOfMember = 6;
const reason = "The store stopped taking this card. Your money is back.";

/** A member's available balance over time, so that no order uses money that is spent later. */
interface MemberFunds {
  moves: { at: number; amount: bigint }[];
}

/** Adds gift card orders over the year, paid with money that isn't needed later. */
export function buyRewards(context: OrderingMember): void {
  const { world, random } = context;
  const fundsByMember = fundsOf(world.bookings);
  const buyers = world.users.filter(({ id, status }) => fundsByMember.has(id) && status !== "suspended");
  const orderCounts = new Map<string, number>();
  for (let tries = 0; tries < maxOrders * 12 && world.shop.orders.length < maxOrders; tries += 1) {
    const buyer = random.pick(buyers);
    const isMain = buyer === context.main;
    if (isMain && (orderCounts.get(buyer.id) ?? 0) >= maxOfMember) continue;
    if (buyOne(context, buyer, fundsByMember.get(buyer.id)!, isMain))
      orderCounts.set(buyer.id, (orderCounts.get(buyer.id) ?? 0) + 1);
  }
}

function fundsOf(bookings: Booking[]): Map<string, MemberFunds> {
  const fundsByMember = new Map<string, MemberFunds>();
  for (const { moves, at } of bookings)
    for (const { account, amount } of moves) {
      if ("system" in account || account.kind !== "available") continue;
      const funds = fundsByMember.get(account.userId) ?? { moves: [] };
      funds.moves.push({ at: at.getTime(), amount });
      fundsByMember.set(account.userId, funds);
    }
  for (const { moves } of fundsByMember.values()) moves.sort((a, b) => a.at - b.at);
  return fundsByMember;
}

/** Returns the lowest balance from a time on. */
function spendableAt({ moves }: MemberFunds, at: number): bigint {
  let [balance, least] = [0n, null as bigint | null];
  for (const move of moves) {
    if (move.at > at) least = least === null || balance < least ? balance : least;
    balance += move.amount;
  }
  return least === null || balance < least ? balance : least;
}

/**
 * Returns the maximum price of one order of the demo's main member, in minor units, as the balance is meant for
 * withdrawals.
 */
function maxPerPurchase(currency: string): bigint {
  return 25n * 10n ** BigInt(fractionDigits(currency));
}

function buyOne(context: OrderingMember, buyer: DemoUser, funds: MemberFunds, isMain: boolean): boolean {
  const { world, random, calendar, currency } = context;
  const at = calendar.daysAgo(random.between(0, 350));
  const availableProducts = world.shop.products.filter(
    ({ state, publishAt }) => state === "published" && publishAt < at,
  );
  if (availableProducts.length === 0 || at < buyer.createdAt) return false;
  const product = random.pick(availableProducts);
  const affordable = spendableAt(funds, at.getTime());
  const variants = world.shop.variants.filter(
    ({ productId, price }) =>
      productId === product.id && price <= affordable && (!isMain || price < maxPerPurchase(currency)),
  );
  if (variants.length === 0) return false;
  const variant = random.pick(variants);
  const quantity = random.chance(0.12) && variant.price * 2n <= affordable && !isMain ? 2 : 1;
  const order = orderOf({ buyer, at, currency, random, variant, quantity });
  world.shop.orders.push(order);
  const lineId = random.uuid();
  world.shop.lines.push({
    id: lineId,
    orderId: order.id,
    variantId: variant.id,
    position: 0,
    productName: product.name,
    faceValue: variant.faceValue,
    price: variant.price,
    cost: variant.cost,
    quantity,
  });
  for (let index = 0; index < quantity; index += 1) addCode(context, variant, product.storeId, lineId);
  world.bookings.push(orderBooking("shop_purchase", order, at));
  insert(funds, { at: at.getTime(), amount: -order.total });
  notifyBuyer(context, order, "order_delivered", at);
  if (random.chance(0.04)) refund(context, order, { funds, lineId });
  else if (random.chance(0.9)) order.shownAt = calendar.hoursAfter(at, 0.02, 20);
  if (order.shownAt && order.shownAt > calendar.now) order.shownAt = at;
  return true;
}

interface Sale {
  buyer: DemoUser;
  at: Date;
  currency: string;
  random: Random;
  variant: DemoVariant;
  quantity: number;
}

function orderOf({ buyer, at, currency, random, variant, quantity }: Sale): DemoOrder {
  const times = BigInt(quantity);
  return {
    id: random.uuid(),
    reference: newReference("OR", (letters) => random.pick(letters)),
    userId: buyer.id,
    currency,
    total: variant.price * times,
    faceTotal: variant.faceValue * times,
    cost: variant.cost * times,
    state: "delivered",
    placedAt: at,
    deliveredAt: at,
  };
}

/** Refunds an order whose code was never shown. The code is sold again. */
function refund(
  context: OrderingMember,
  order: DemoOrder,
  { funds, lineId }: { funds: MemberFunds; lineId: string },
): void {
  const { world, random, calendar, admins } = context;
  const at = calendar.hoursAfter(order.placedAt, 5, 40);
  if (!calendar.isOver(at)) return;
  const { id, userId, total } = order;
  const admin = random.pick(admins);
  Object.assign(order, {
    state: "refunded",
    reason,
    refundReason: reason,
    decidedBy: admin.id,
    settledAt: at,
  });
  for (const code of world.shop.codes.filter((one) => one.lineId === lineId)) {
    Object.assign(code, { state: "available", lineId: null });
    const variant = world.shop.variants.find((one) => one.id === code.variantId);
    if (variant) variant.stock += 1;
  }
  world.shop.refundApprovals.push({ orderId: id, memberId: userId, adminId: admin.id, createdAt: at });
  world.bookings.push(orderBooking("shop_refund", order, at));
  insert(funds, { at: at.getTime(), amount: total });
  notifyBuyer(context, order, "order_refunded", at);
  world.activities.push({
    at,
    actor: { userId: admin.id, email: admin.email },
    action: "order.refund",
    request: null,
    object: { type: "order", id, label: order.reference },
    before: { state: "delivered" },
    after: { state: "refunded", reason },
  });
}

function insert({ moves }: MemberFunds, move: MemberFunds["moves"][number]): void {
  moves.push(move);
  moves.sort((a, b) => a.at - b.at);
}

function notifyBuyer(
  { world, random, currency }: OrderingMember,
  { userId, reference, total }: DemoOrder,
  type: "order_delivered" | "order_refunded",
  at: Date,
): void {
  const values = { amount: total, currency, reference, reason };
  addReadNotification(world, random, { userId, type, values, at });
}
