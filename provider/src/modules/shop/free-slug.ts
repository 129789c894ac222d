import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";
import type { shopCategories, shopProducts } from "../../database/schema/shop-schema.ts";

/** Returns a URL slug for a name, with a random suffix if the slug is taken. */
export async function freeSlug(
  tx: Transaction,
  table: typeof shopProducts | typeof shopCategories,
  name: string,
): Promise<string> {
  const normalized = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const slug =
    normalized
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60)
      .replace(/-$/, "") || "new";
  const existingCount = await tx.$count(table, eq(table.slug, slug));
  // The slug `checkout` is reserved for the checkout page.
  return existingCount === 0 && slug !== "checkout" ? slug : `${slug}-${randomUUID().slice(0, 8)}`;
}
