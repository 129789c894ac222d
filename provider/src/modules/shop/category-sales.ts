import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import type { Range } from "../overview/period.ts";
import { within } from "./product-sales.ts";
import { soldLines } from "./sold-lines.ts";

/**
 * Returns the amount that members paid for the products of each category in a period, by the category's id.
 * Categories without sales are left out.
 */
export async function findCategorySales(
  queryable: Queryable,
  { range, currency }: { range: Range; currency: string },
): Promise<Map<string, bigint>> {
  const sold = soldLines(queryable, { currency, condition: within(range) });
  const rows = await queryable
    .select({
      categoryId: sold.categoryId,
      sales: sql<bigint>`sum(${sold.price} * ${sold.quantity})::text`.mapWith(BigInt),
    })
    .from(sold)
    .groupBy(sold.categoryId);
  return new Map(rows.map(({ categoryId, sales }) => [categoryId, sales]));
}
