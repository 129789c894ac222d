import type { StoreTile } from "#contract/stores.ts";
import type { Findable } from "./match";

/** A store the search can find. */
export interface StoreItem extends Findable, Pick<StoreTile, "logo" | "category"> {
  href: string;
  /** Its cash back and coupons in words; empty when there are none. */
  offer: string;
}

/** What the dashboard answers the dialog at `/search/stores`. */
export interface StoresAnswer {
  stores: StoreItem[];
  /** The browser extension's page, where there is one. */
  extension: string | null;
}
