import type { StoreCategory } from "#contract/stores/stores.ts";

const all: Record<StoreCategory, true> = {
  fashion: true,
  beauty: true,
  sports: true,
  electronics: true,
  home: true,
  department: true,
  marketplace: true,
  travel: true,
  services: true,
};

/** Categories of stores in display order. */
export const categories = Object.keys(all) as StoreCategory[];
