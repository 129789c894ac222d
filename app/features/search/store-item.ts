import type { StoreTile } from "#contract/stores/stores.ts";
import type { SearchTarget } from "./match";

/** A store in the search. */
export interface StoreItem extends SearchTarget, Pick<StoreTile, "logo" | "category"> {
  href: string;
  /** The store's cash back and coupons as text; empty if it has neither. */
  offer: string;
}

/** The response of `/search/stores` to the dialog. */
export interface StoresResponse {
  stores: StoreItem[];
  /** The URL of the browser extension in its extension store, if there is one. */
  extension: string | null;
}
