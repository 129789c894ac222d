import { pictureAddress } from "~/provider-client/picture-address.server";

/** Replaces the paths of a product's picture and its store's logo with full URLs. */
export function withShopLogo<Sold extends { picture?: string | null; store: { logo: string | null } }>(
  sold: Sold,
): Sold {
  const picture = sold.picture && { picture: pictureAddress(sold.picture) };
  return { ...sold, ...picture, store: { ...sold.store, logo: pictureAddress(sold.store.logo) } };
}

/** Replaces the paths of all logos in an order or a basket with full URLs. */
export function withShopLogos<Bought extends { lines: { product: { store: { logo: string | null } } }[] }>(
  bought: Bought,
): Bought {
  return { ...bought, lines: bought.lines.map((line) => ({ ...line, product: withShopLogo(line.product) })) };
}
