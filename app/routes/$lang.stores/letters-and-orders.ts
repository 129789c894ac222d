import type { storeLetters, StoreSort } from "#contract/stores/stores.ts";

/** First letters in the order they are shown; `other` is everything that begins with none of them. */
export const letters = [
  ...[..."abcdefghijklmnopqrstuvwxyz"],
  "other",
] as const satisfies readonly (typeof storeLetters)[number][];

/** The orders to choose from; the first is the page's own. */
export const orders = ["-orders", "-rate", "name"] as const satisfies readonly StoreSort[];
