import type { StoreTile } from "#contract/stores/stores.ts";
import type { SearchTarget } from "./match";

/** A store in the search. */
export interface StoreItem extends SearchTarget, Pick<StoreTile, "logo" | "category"> {
  href: string;
  /** Text with its cash back and coupons; empty if there are none. */
  offer: string;
}

/** The answer of `/search/stores` for the dialog. */
export interface StoresAnswer {
  stores: StoreItem[];
  /** The URL of the browser extension's store page, if there is one. */
  extension: string | null;
}
