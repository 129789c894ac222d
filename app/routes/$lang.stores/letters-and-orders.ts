import type { storeLetters, StoreSort } from "#contract/stores/stores.ts";

/** The first letters in display order. `other` means all other characters. */
export const letters = [
  ...[..."abcdefghijklmnopqrstuvwxyz"],
  "other",
] as const satisfies readonly (typeof storeLetters)[number][];

/** The available sort orders; the first is the default. */
export const orders = ["-orders", "-rate", "-added", "name"] as const satisfies readonly StoreSort[];
