import { pictureAddress } from "~/provider-client/picture-address.server";

/** What is sold, with the full addresses of its picture and its store's logo. */
export function withShopLogo<Sold extends { picture?: string | null; store: { logo: string | null } }>(
  sold: Sold,
): Sold {
  const picture = sold.picture && { picture: pictureAddress(sold.picture) };
  return { ...sold, ...picture, store: { ...sold.store, logo: pictureAddress(sold.store.logo) } };
}

/** An order or a basket with the full addresses of all logos. */
export function withShopLogos<Bought extends { lines: { product: { store: { logo: string | null } } }[] }>(
  bought: Bought,
): Bought {
  return { ...bought, lines: bought.lines.map((line) => ({ ...line, product: withShopLogo(line.product) })) };
}
