import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  getShopOrder,
  getShopProduct,
  listShopCategories,
  placeOrder,
  priceBasket,
  showOrderCodes,
} from "#contract/shop/shop.ts";
import { identityOf, requireVerified } from "../../plugins/identity.ts";
import { requireStepUp } from "../../plugins/step-up.ts";
import { notFound } from "../../problem.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { price } from "./basket.ts";
import { findOwnOrder, ownOrderList, showCodes } from "./orders.ts";
import { placeOrder as placeOnce } from "./place-order.ts";
import { findCategories, findProduct, shopProductList, type ShopReading } from "./products.ts";
import { sumRecentOrders } from "./recent-orders.ts";
import { loadOrderLimits } from "./rules.ts";
import { createGiftCardCodeCipher } from "./cipher.ts";

/** Routes of the rewards shop: everyone can browse, members buy with their earnings. */
export async function shopRoutes(api: FastifyInstance): Promise<void> {
  const { CURRENCY: currency, PAYOUT_KEY } = api.environment;
  const cipher = createGiftCardCodeCipher(PAYOUT_KEY);
  const reading = ({ language }: FastifyRequest): ShopReading => ({ at: api.clock(), currency, language });
  const buyerOf = (request: FastifyRequest) => ({
    userId: identityOf(request).userId,
    language: request.language,
  });

  api.implementList(shopProductList, { access: "anyone" }, reading);

  api.implement(listShopCategories, { access: "anyone" }, async ({ request }) => {
    return { data: await findCategories(api.database, reading(request)) };
  });

  api.implement(getShopProduct, { access: "anyone" }, async ({ params, request }) => {
    const product = await findProduct(api.database, params.slug, reading(request));
    if (!product) throw notFound();
    return { data: product };
  });

  api.implement(priceBasket, { access: "anyone", during: "reading" }, async ({ body, request }) => {
    return { data: await price(api.database, body.lines, reading(request)) };
  });

  api.implement(placeOrder, { access: "signed-in", perMinute: 20 }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const idempotencyKey = idempotencyKeyOf(request);
    requireVerified(identityOf(request));
    const total = BigInt(body.total);
    const { passwordAbove } = await loadOrderLimits(api.database, currency);
    const recent = await sumRecentOrders(api.database, { userId, at: api.clock() });
    const isProven = total + recent.price > passwordAbove;
    if (isProven) {
      if (body.password === undefined) await requireStepUp(api, request);
      else await confirmPassword(api, userId, body.password);
    }
    const input = { ...buyerOf(request), lines: body.lines, total, idempotencyKey, isProven };
    return { data: await placeOnce(api, input) };
  });

  api.implementList(ownOrderList, { access: "signed-in" }, buyerOf);

  api.implement(getShopOrder, { access: "signed-in" }, async ({ params, request }) => {
    const order = await findOwnOrder(api.database, params.id, buyerOf(request));
    if (!order) throw notFound();
    return { data: order };
  });

  api.implement(showOrderCodes, { access: "signed-in", perMinute: 30 }, async ({ params, request }) => {
    const look = { ...buyerOf(request), id: params.id, at: api.clock(), cipher };
    return { data: await api.database.transaction((tx) => showCodes(tx, look)) };
  });
}
