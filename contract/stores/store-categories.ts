export const storeCategories = [
  "beauty",
  "department",
  "electronics",
  "fashion",
  "home",
  "marketplace",
  "services",
  "sports",
  "travel",
] as const;
export type StoreCategory = (typeof storeCategories)[number];
