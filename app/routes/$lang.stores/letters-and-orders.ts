import type { storeLetters, StoreSort } from "#contract/stores/stores.ts";

/** First letters in display order. `other` stands for all other first characters. */
export const letters = [
  ...[..."abcdefghijklmnopqrstuvwxyz"],
  "other",
] as const satisfies readonly (typeof storeLetters)[number][];

/** The available sort orders; the first is the default. */
export const orders = ["-orders", "-rate", "name"] as const satisfies readonly StoreSort[];
