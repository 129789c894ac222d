import { listShopProducts, type ShopProduct } from "#contract/shop/shop.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { withShopLogo } from "./shop-logo.server";

/** The result is cached for all visitors for this many milliseconds. An order checks the price again. */
const freshFor = 30_000;
let cached: { card: ShopProduct; until: number } | undefined;

/**
 * Returns the available gift card with the largest saving; `null` if there is none or the provider doesn't
 * respond.
 */
export async function findBestCard(provider: ProviderClient): Promise<ShopProduct | null> {
  if (cached && performance.now() < cached.until) return cached.card;
  const query = { sort: "-saving", stock: "in", limit: 1 } as const;
  const part = await loadPart(provider.call(listShopProducts, { query }));
  const bestCard = part.state === "loaded" ? part.data.data[0] : undefined;
  if (!bestCard) return null;
  cached = { card: withShopLogo(bestCard), until: performance.now() + freshFor };
  return cached.card;
}
