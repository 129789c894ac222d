import { and, eq, inArray } from "drizzle-orm";
import type { BasketLine, PricedBasket } from "#contract/shop/shop.ts";
import { maxQuantity } from "#contract/shop/shop-limits.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { shopProducts, shopVariants } from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { localizedIn } from "../../i18n/localized-text.ts";
import { toWire } from "../../money.ts";
import { isShown, type ShopReading } from "./products.ts";
import { loadOrderLimits } from "./rules.ts";

export interface RequestedLine {
  variant: string;
  quantity: number;
}

/**
 * Returns the denominations among these ids that are on sale at a given time, with product and store, by id.
 */
export async function findSold(queryable: Queryable, ids: string[], at: Date) {
  const validIds = ids.filter(isUuid);
  if (validIds.length === 0) return new Map<string, SoldVariant>();
  const rows = await selectSold(queryable).where(
    and(inArray(shopVariants.id, validIds), eq(shopVariants.active, true), isShown(at)),
  );
  return new Map(rows.map((row) => [row.variant.id, row]));
}

function selectSold(queryable: Queryable) {
  return queryable
    .select({
      variant: shopVariants,
      product: shopProducts,
      store: { slug: stores.slug, name: stores.name, logo: stores.logo },
    })
    .from(shopVariants)
    .innerJoin(shopProducts, eq(shopProducts.id, shopVariants.productId))
    .innerJoin(stores, eq(stores.id, shopProducts.storeId));
}
export type SoldVariant = Awaited<ReturnType<typeof selectSold>>[number];

/** Returns the current price of a basket, and its lines that can't be bought. */
export async function price(
  queryable: Queryable,
  requestedLines: RequestedLine[],
  { at, currency, language }: ShopReading,
): Promise<PricedBasket> {
  const sold = await findSold(
    queryable,
    requestedLines.map(({ variant }) => variant),
    at,
  );
  const lines: BasketLine[] = [];
  let [total, faceTotal] = [0n, 0n];
  for (const { variant: id, quantity } of requestedLines) {
    const item = sold.get(id);
    if (!item) continue;
    const { variant, product, store } = item;
    const amount = variant.price * BigInt(quantity);
    total += amount;
    faceTotal += variant.faceValue * BigInt(quantity);
    const { slug, kind } = product;
    lines.push({
      variant: id,
      quantity,
      product: { slug, kind, name: localizedIn(language, product.name), store },
      faceValue: toWire(variant.faceValue),
      price: toWire(variant.price),
      total: toWire(amount),
      left: Math.min(variant.stock, maxQuantity),
      problem: problemOf(variant.stock, quantity),
    });
  }
  const limits = await loadOrderLimits(queryable, currency);
  return {
    currency,
    lines,
    gone: requestedLines.map(({ variant }) => variant).filter((id) => !sold.has(id)),
    total: toWire(total),
    faceTotal: toWire(faceTotal),
    maximum: toWire(limits.maximum),
    passwordAbove: toWire(limits.passwordAbove),
  };
}

function problemOf(stock: number, quantity: number): BasketLine["problem"] {
  if (stock === 0) return "sold_out";
  return stock < quantity ? "too_few" : null;
}
