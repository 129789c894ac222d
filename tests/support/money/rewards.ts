import { randomUUID } from "node:crypto";
import { addCodes, createProduct } from "#contract/shop/admin-shop-products.ts";
import { placeOrder } from "#contract/shop/shop.ts";
import { shopCategories } from "#provider/database/schema/shop-schema.ts";
import { stores } from "#provider/database/schema/store-schema.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";

/** Returns a unique gift card code. */
export const newCode = () => `CODE-${randomUUID().toUpperCase()}`;

/**
 * Creates a published gift card with one denomination and some codes. Face value, price and cost are in minor
 * units.
 */
export async function stockedCard(
  provider: TestProvider,
  admin: TestUser,
  { codes = 1, faceValue = 5_000, price = 4_750, cost = 4_600 } = {},
) {
  const name = `Card ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(" ", "-");
  const logo = "/apis/store-logos/none";
  await provider.app.database
    .insert(stores)
    .values({ id: randomUUID(), slug, name, category: "fashion", logo });
  await provider.app.database.insert(shopCategories).values({ id: randomUUID(), slug, name: { en: name } });
  const { data: product } = await provider.call(createProduct, {
    as: admin,
    body: {
      name: { en: name, fr: `Carte ${name}` },
      sku: name.toUpperCase().replace(" ", "-"),
      kind: "gift_card",
      store: slug,
      category: slug,
      description: { en: "For **everything** there is." },
      terms: { en: "Good for two years." },
      state: "published",
      publishAt: null,
      variants: [{ faceValue, price, cost, active: true }],
    },
  });
  const variant = product.variants[0]!.id;
  const sealed = Array.from({ length: codes }, newCode);
  if (codes > 0)
    await provider.call(addCodes, {
      as: admin,
      headers: { "idempotency-key": randomUUID() },
      params: { id: variant },
      body: { codes: sealed },
    });
  return { product, variant, codes: sealed, price };
}

/** Orders over HTTP, with a new idempotency key by default. */
export function buyReward(
  provider: TestProvider,
  buyer: TestUser,
  order: { variant: string; quantity?: number; total: number; password?: string; key?: string },
) {
  const { variant, quantity = 1, total, password, key = randomUUID() } = order;
  return provider.call(placeOrder, {
    as: buyer,
    headers: { "idempotency-key": key },
    body: { lines: [{ variant, quantity }], total, ...(password && { password }) },
  });
}
