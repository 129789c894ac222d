import type { storeLetters, StoreSort } from "#contract/stores.ts";
import type { TableSpecification } from "~/components/data-table/table-specification";
import { categories } from "~/features/stores/categories";

/** First letters in the order they are shown; `other` is everything that begins with none of them. */
export const letters = [
  ...[..."abcdefghijklmnopqrstuvwxyz"],
  "other",
] as const satisfies readonly (typeof storeLetters)[number][];

/** The orders to choose from; the first is the list's own. */
export const orders = ["name", "-name", "-rate", "-orders"] as const satisfies readonly StoreSort[];

/** What the list of stores understands in its URL. */
export const storesTable = {
  search: true,
  filters: {
    category: { kind: "choice", values: categories },
    letter: { kind: "choice", values: letters },
  },
  sorts: ["name", "rate", "orders"],
  sizes: [24, 48, 96],
} satisfies TableSpecification;
