import { pictureAddress } from "~/provider-client/picture-address.server";

/** Adds the full URLs of a product's picture and its store's logo. */
export function withShopLogo<Sold extends { picture?: string | null; store: { logo: string | null } }>(
  sold: Sold,
): Sold {
  const picture = sold.picture && { picture: pictureAddress(sold.picture) };
  return { ...sold, ...picture, store: { ...sold.store, logo: pictureAddress(sold.store.logo) } };
}

/** Adds the full URLs of all logos of an order or a basket. */
export function withShopLogos<Bought extends { lines: { product: { store: { logo: string | null } } }[] }>(
  bought: Bought,
): Bought {
  return { ...bought, lines: bought.lines.map((line) => ({ ...line, product: withShopLogo(line.product) })) };
}
