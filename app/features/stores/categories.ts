import type { StoreCategory } from "#contract/stores/store-categories.ts";

/** Categories of stores in display order. */
export const categories: StoreCategory[] = [
  "fashion",
  "beauty",
  "sports",
  "electronics",
  "home",
  "department",
  "marketplace",
  "travel",
  "services",
];
