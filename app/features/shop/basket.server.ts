import { z } from "zod";
import { id } from "#contract/identifiers.ts";
import { mostLines, mostOfOne } from "#contract/shop-limits.ts";
import { createBrowserCookie } from "~/session/browser-cookie.server";

const line = z.object({ variant: id, quantity: z.int().min(1).max(mostOfOne) });
const basket = z.array(line).max(mostLines);
export type BasketLines = z.infer<typeof basket>;

// Only what is wanted: prices are the provider's, asked for each time it is shown.
const cookie = createBrowserCookie("basket", { maxAge: 30 * 24 * 60 * 60 });

/** The visitor's basket; a broken or foreign cookie is an empty one. */
export async function readBasket(request: Request): Promise<BasketLines> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("basket=")) return [];
  const parsed = basket.safeParse(await cookie.parse(header).catch(() => undefined));
  return parsed.success ? parsed.data : [];
}

/** The `Set-Cookie` value that keeps a basket; an empty one forgets it. */
export function keepBasket(lines: BasketLines): Promise<string> {
  return lines.length > 0 ? cookie.serialize(lines) : cookie.serialize("", { maxAge: 0 });
}

/** The basket with so many of a denomination; 0 takes it out, and what is too much counts as the most. */
export function withQuantity(lines: BasketLines, variant: string, quantity: number): BasketLines {
  const others = lines.filter((known) => known.variant !== variant);
  if (quantity === 0) return others;
  const changed = { variant, quantity: Math.min(quantity, mostOfOne) };
  if (others.length === lines.length) return [...lines, changed].slice(-mostLines);
  return lines.map((known) => (known.variant === variant ? changed : known));
}

/** How many cards are in it. */
export function countOf(lines: BasketLines): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
