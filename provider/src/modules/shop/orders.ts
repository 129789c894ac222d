import { and, asc, eq, inArray } from "drizzle-orm";
import { listShopOrders, type LineCodes, type ShopOrder } from "#contract/shop/shop.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import {
  shopCodes,
  shopOrderLines,
  shopOrders,
  shopProducts,
  shopVariants,
} from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { localizedOrNull, localizedIn } from "../../i18n/localized-text.ts";
import { toWire } from "../../money.ts";
import type { Language } from "../../plugins/language.ts";
import { notFound, Problem } from "../../problem.ts";
import type { GiftCardCodeCipher } from "./cipher.ts";

export type OrderRow = typeof shopOrders.$inferSelect;

/** Returns the lines of orders with their products, by order. */
export async function findLines(queryable: Queryable, orderIds: string[], language: Language) {
  const lines = new Map<string, ShopOrder["lines"]>();
  if (orderIds.length === 0) return lines;
  const rows = await queryable
    .select({
      line: shopOrderLines,
      product: { slug: shopProducts.slug, kind: shopProducts.kind },
      store: { slug: stores.slug, name: stores.name, logo: stores.logo },
    })
    .from(shopOrderLines)
    .innerJoin(shopVariants, eq(shopVariants.id, shopOrderLines.variantId))
    .innerJoin(shopProducts, eq(shopProducts.id, shopVariants.productId))
    .innerJoin(stores, eq(stores.id, shopProducts.storeId))
    .where(inArray(shopOrderLines.orderId, orderIds))
    .orderBy(asc(shopOrderLines.orderId), asc(shopOrderLines.position));
  for (const { line, product, store } of rows) {
    const orderLine = {
      id: line.id,
      product: { ...product, name: localizedIn(language, line.productName), store },
      faceValue: toWire(line.faceValue),
      price: toWire(line.price),
      quantity: line.quantity,
      total: toWire(line.price * BigInt(line.quantity)),
    };
    lines.set(line.orderId, [...(lines.get(line.orderId) ?? []), orderLine]);
  }
  return lines;
}

/** Maps rows to orders with their lines, in the reader's language. */
export async function toOrders(
  queryable: Queryable,
  rows: OrderRow[],
  language: Language,
): Promise<ShopOrder[]> {
  const lines = await findLines(
    queryable,
    rows.map(({ id }) => id),
    language,
  );
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    state: row.state,
    currency: row.currency,
    total: toWire(row.total),
    faceTotal: toWire(row.faceTotal),
    lines: lines.get(row.id) ?? [],
    reason: row.reason,
    placedAt: row.placedAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    shownAt: row.shownAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
  }));
}

interface Buyer {
  userId: string;
  language: Language;
}

/** A member's orders, newest first. */
export const ownOrderList = keysetList(listShopOrders, ({ userId, language }: Buyer) => ({
  select: (queryable) => queryable.select({ order: shopOrders }).from(shopOrders),
  count: (rows) => rows.from(shopOrders),
  where: ({ state }) => and(eq(shopOrders.userId, userId), state ? eq(shopOrders.state, state) : undefined),
  order: () =>
    orderByTime(
      { time: shopOrders.placedAt, id: shopOrders.id },
      "newest",
      ({ order }: { order: OrderRow }) => [order.placedAt, order.id],
    ),
  view: (rows, queryable) =>
    toOrders(
      queryable,
      rows.map(({ order }) => order),
      language,
    ),
}));

/** Returns one of a member's orders, or undefined if it is unknown or another member's. */
export async function findOwnOrder(
  queryable: Queryable,
  id: string,
  { userId, language }: Buyer,
): Promise<ShopOrder | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = await queryable
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.id, id), eq(shopOrders.userId, userId)));
  return (await toOrders(queryable, rows, language))[0];
}

interface OrderLookup extends Buyer {
  id: string;
  at: Date;
  cipher: GiftCardCodeCipher;
}

/**
 * Returns the codes of a member's own order. Records the time of the first access, because codes that the
 * member has seen can't simply be taken back (M12).
 * @throws Problem 404 for another member's order; 409 `order_not_delivered`
 */
export async function showCodes(
  tx: Transaction,
  { id, userId, language, at, cipher }: OrderLookup,
): Promise<LineCodes[]> {
  if (!isUuid(id)) throw notFound();
  const isOwn = and(eq(shopOrders.id, id), eq(shopOrders.userId, userId));
  const [order] = await tx.select().from(shopOrders).where(isOwn).for("no key update");
  if (!order) throw notFound();
  if (order.state !== "delivered") throw new Problem(409, "order_not_delivered");
  if (!order.shownAt) await tx.update(shopOrders).set({ shownAt: at }).where(isOwn);
  const rows = await tx
    .select({ line: shopOrderLines.id, code: shopCodes, terms: shopProducts.terms })
    .from(shopOrderLines)
    .innerJoin(shopCodes, eq(shopCodes.lineId, shopOrderLines.id))
    .innerJoin(shopVariants, eq(shopVariants.id, shopOrderLines.variantId))
    .innerJoin(shopProducts, eq(shopProducts.id, shopVariants.productId))
    .where(eq(shopOrderLines.orderId, id))
    .orderBy(asc(shopOrderLines.position), asc(shopCodes.createdAt), asc(shopCodes.id));
  const codesByLine = new Map<string, LineCodes>();
  for (const { line, code, terms } of rows) {
    const entry = codesByLine.get(line) ?? { line, codes: [], terms: localizedOrNull(language, terms) };
    entry.codes.push(cipher.open(code.ciphertext, code));
    codesByLine.set(line, entry);
  }
  return [...codesByLine.values()];
}
