import { z } from "zod";
import { currentPassword } from "../accounts/auth.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, defineOne, searchText } from "../calls/list.ts";
import { currency, minorUnits, positiveMinorUnits } from "../money/money.ts";
import { maxLines, maxQuantity, orderStates, productKinds, productSorts } from "./shop-limits.ts";
import { storeSlug } from "../stores/stores.ts";
import { localizedText } from "../text/text.ts";

export const productKind = z.enum(productKinds);
export const orderState = z.enum(orderStates);

/** The store where a product can be redeemed. */
const shopStore = z.object({ slug: storeSlug, name: z.string(), logo: z.string().nullable() });

/** A product in the shop. Amounts are in minor units, `saving` is in basis points of the face value. */
export const shopProduct = z.object({
  id,
  slug: storeSlug,
  kind: productKind,
  name: localizedText,
  /**
   * Path of the product's picture on the provider. Without a picture, the store's logo is shown on a card.
   */
  picture: z.string().nullish(),
  store: shopStore,
  category: z.object({ slug: storeSlug, name: localizedText }),
  currency,
  /** The price of the cheapest denomination. */
  fromPrice: positiveMinorUnits,
  fromFaceValue: positiveMinorUnits,
  /** The largest saving of a denomination. */
  saving: z.int().nonnegative(),
  inStock: z.boolean(),
});
export type ShopProduct = z.infer<typeof shopProduct>;

/** A denomination with face value, price and stock. A stock above ten is reported as ten. */
export const shopVariant = z.object({
  id,
  faceValue: positiveMinorUnits,
  price: positiveMinorUnits,
  left: z.int().nonnegative().max(maxQuantity),
});
export type ShopVariant = z.infer<typeof shopVariant>;

export const productDetails = shopProduct.extend({
  /** Markdown; `null` if there is none. */
  description: localizedText.nullable(),
  terms: localizedText.nullable(),
  variants: z.array(shopVariant),
});
export type ProductDetails = z.infer<typeof productDetails>;

export const shopCategory = z.object({
  slug: storeSlug,
  name: localizedText,
  /** Path of the category's picture on the provider. */
  picture: z.string().nullable(),
  /** The number of visible products. */
  products: z.int().nonnegative(),
});
export type ShopCategory = z.infer<typeof shopCategory>;

export const listShopProducts = defineList("/v1/shop/products", {
  summary: "List gift cards and vouchers; public",
  filters: {
    q: searchText,
    category: storeSlug.optional(),
    kind: productKind.optional(),
    stock: z.enum(["in"]).optional(),
    sort: z.enum(productSorts).default("name"),
  },
  row: shopProduct,
});
export const listShopCategories = defineCall("GET", "/v1/shop/categories", {
  summary: "List the shop's categories that have products; public",
  data: z.array(shopCategory).max(200),
});
export const getShopProduct = defineCall("GET", "/v1/shop/products/{slug}", {
  summary: "Retrieve a product with its denominations; public",
  params: z.object({ slug: storeSlug }),
  data: productDetails,
});

const requestedLine = z.object({ variant: id, quantity: z.int().min(1).max(maxQuantity) });
/** Each denomination at most once. */
const requestedLines = z
  .array(requestedLine)
  .min(1)
  .max(maxLines)
  .refine((lines) => new Set(lines.map(({ variant }) => variant)).size === lines.length);

/** A basket's line with its price. `problem` is the reason it can't be bought. */
export const basketLine = z.object({
  variant: id,
  quantity: z.int().min(1),
  product: shopProduct.pick({ slug: true, name: true, kind: true, store: true }),
  faceValue: positiveMinorUnits,
  price: positiveMinorUnits,
  total: positiveMinorUnits,
  left: z.int().nonnegative().max(maxQuantity),
  problem: z.enum(["sold_out", "too_few"]).nullable(),
});
export type BasketLine = z.infer<typeof basketLine>;

export const pricedBasket = z.object({
  currency,
  /** Lines whose denomination is still sold. */
  lines: z.array(basketLine),
  /** Requested denominations that are no longer sold. */
  gone: z.array(id),
  total: minorUnits.nonnegative(),
  faceTotal: minorUnits.nonnegative(),
  /** The maximum total of an order. */
  maximum: positiveMinorUnits,
  /**
   * If the orders of the last 24 hours exceed this sum, a password or passkey check within the last ten minutes
   * is required.
   */
  passwordAbove: minorUnits.nonnegative(),
});
export type PricedBasket = z.infer<typeof pricedBasket>;

export const priceBasket = defineCall("POST", "/v1/shop/basket", {
  summary: "Price a basket and check its availability; changes nothing; public",
  body: z.object({ lines: z.array(requestedLine).max(maxLines) }),
  data: pricedBasket,
});

const orderLine = z.object({
  id,
  product: shopProduct.pick({ slug: true, name: true, kind: true, store: true }),
  faceValue: positiveMinorUnits,
  price: positiveMinorUnits,
  quantity: z.int().min(1),
  total: positiveMinorUnits,
});

/** A member's order. Amounts are in minor units. */
export const shopOrder = z.object({
  id,
  /** Readable reference: `OR-` and eight characters. */
  reference: z.string(),
  state: orderState,
  currency,
  total: positiveMinorUnits,
  faceTotal: positiveMinorUnits,
  lines: z.array(orderLine),
  /** Why the order failed or was refunded. Members see it. */
  reason: z.string().nullable(),
  placedAt: instant,
  deliveredAt: instant.nullable(),
  /** When the buyer first opened the codes. */
  shownAt: instant.nullable(),
  /** When the order failed or was refunded. */
  settledAt: instant.nullable(),
});
export type ShopOrder = z.infer<typeof shopOrder>;

/**
 * Requires an `Idempotency-Key` header. `total` is the sum shown to the buyer: if prices have changed, the
 * order is refused. Above a limit the order requires the password in the body, or a step-up.
 */
export const placeOrder = defineCall("POST", "/v1/shop/orders", {
  stepUp: "conditional",
  summary:
    "Create an order paid from the available balance; above a 24-hour limit, requires a recently entered password",
  body: z.object({
    lines: requestedLines,
    total: positiveMinorUnits,
    password: currentPassword.optional(),
  }),
  data: shopOrder,
  status: 201,
  idempotencyKey: "required",
});
export const listShopOrders = defineList("/v1/shop/orders", {
  summary: "List my orders, newest first",
  filters: { state: orderState.optional() },
  row: shopOrder,
});
export const getShopOrder = defineOne(listShopOrders, { summary: "Retrieve one of my orders" });

/** The codes of one line of an order. */
export const lineCodes = z.object({
  line: id,
  codes: z.array(z.string()),
  terms: localizedText.nullable(),
});
export type LineCodes = z.infer<typeof lineCodes>;
export const showOrderCodes = defineCall("POST", "/v1/shop/orders/{id}/codes", {
  stepUp: true,
  summary: "Reveal the codes of one of my delivered orders; the first time is recorded",
  data: z.array(lineCodes),
});
