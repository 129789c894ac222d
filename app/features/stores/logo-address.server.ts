import { pictureAddress } from "~/provider-client/picture-address.server";

/** The store with the full address of its logo, if it has one to show. */
export function withLogoAddress<Store extends { logo: string | null }>(store: Store): Store {
  return { ...store, logo: pictureAddress(store.logo) };
}
