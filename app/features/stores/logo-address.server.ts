import { pictureAddress } from "~/provider-client/picture-address.server";

/** Replaces the path of a store's logo, if it has one, with the full URL. */
export function withLogoAddress<Store extends { logo: string | null }>(store: Store): Store {
  return { ...store, logo: pictureAddress(store.logo) };
}
