import type { TableSpecification } from "~/components/data-table/table-specification";
import { categories } from "~/features/stores/categories";

/** What the list of stores understands in its URL. */
export const storesTable = {
  search: true,
  filters: { category: { kind: "choice", values: categories } },
  sizes: [24, 48, 96],
} satisfies TableSpecification;
