import { z } from "zod";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { amountsKey } from "./amounts-hidden";

/**
 * A cookie of this browser: a page with hidden amounts comes without them, so nothing flashes up. The page
 * writes it too (docs/decisions/0011).
 */
const cookie = createBrowserCookie(amountsKey, { isForScripts: true });

export const amountPrivacy = z.enum(["hidden", "shown"]);

/** Whether this browser hides the amounts of the wallet. A broken cookie counts as shown and never throws. */
export async function areAmountsHidden(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => undefined);
  return value === "hidden";
}

/** The `Set-Cookie` value that keeps the choice for a year. */
export function keepAmountPrivacy(value: z.infer<typeof amountPrivacy>): Promise<string> {
  return cookie.serialize(value);
}
