import { listShopProducts, type ShopProduct } from "#contract/shop.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { withShopLogo } from "./shop-logo.server";

/** The card that saves most of those in stock; null when there is none, or no answer: the page goes without. */
export async function findBestCard(provider: ProviderClient): Promise<ShopProduct | null> {
  const query = { sort: "-saving", stock: "in", limit: 1 } as const;
  const part = await loadPart(provider.call(listShopProducts, { query }));
  const best = part.state === "loaded" ? part.data.data[0] : undefined;
  return best ? withShopLogo(best) : null;
}
