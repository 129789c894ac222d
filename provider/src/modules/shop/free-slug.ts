import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import type { shopCategories, shopProducts } from "../../database/shop-schema.ts";

/** A name as it stands in an address, with something behind it where that is taken. */
export async function freeSlug(
  tx: Transaction,
  table: typeof shopProducts | typeof shopCategories,
  name: string,
): Promise<string> {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const slug =
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60)
      .replace(/-$/, "") || "new";
  const taken = await tx.$count(table, eq(table.slug, slug));
  // The checkout has that address.
  return taken === 0 && slug !== "checkout" ? slug : `${slug}-${randomUUID().slice(0, 8)}`;
}
