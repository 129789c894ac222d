import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { maxLines, maxQuantity } from "#contract/shop/shop-limits.ts";
import { createBrowserCookie } from "~/session/browser-cookie.server";

const line = z.object({ variant: id, quantity: z.int().min(1).max(maxQuantity) });
const basket = z.array(line).max(maxLines);
export type BasketLines = z.infer<typeof basket>;

// Contains only denominations and quantities. Prices are loaded from the provider each time.
const cookie = createBrowserCookie("basket", { maxAge: 30 * 24 * 60 * 60 });

/** Returns the visitor's basket; empty if the cookie is invalid. */
export async function readBasket(request: Request): Promise<BasketLines> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("basket=")) return [];
  const parsed = basket.safeParse(await cookie.parse(header));
  return parsed.success ? parsed.data : [];
}

/** Returns the `Set-Cookie` value that stores a basket. An empty basket deletes the cookie. */
export function saveBasket(lines: BasketLines): Promise<string> {
  return lines.length > 0 ? cookie.serialize(lines) : cookie.serialize("", { maxAge: 0 });
}

/** Sets the quantity of a denomination, limited to the maximum. A quantity of 0 removes it. */
export function withQuantity(lines: BasketLines, variant: string, quantity: number): BasketLines {
  const otherLines = lines.filter((line) => line.variant !== variant);
  if (quantity === 0) return otherLines;
  const changedLine = { variant, quantity: Math.min(quantity, maxQuantity) };
  if (otherLines.length === lines.length) return [...lines, changedLine].slice(-maxLines);
  return lines.map((line) => (line.variant === variant ? changedLine : line));
}

/** Returns the number of cards in the basket. */
export function countOf(lines: BasketLines): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
