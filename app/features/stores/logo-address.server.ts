import { pictureAddress } from "~/provider-client/picture-address.server";

/** Adds the full URL of a store's logo, if it has one. */
export function withLogoAddress<Store extends { logo: string | null }>(store: Store): Store {
  return { ...store, logo: pictureAddress(store.logo) };
}
