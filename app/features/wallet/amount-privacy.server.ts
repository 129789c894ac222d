import { z } from "zod";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { amountsKey } from "./amounts-hidden";

/**
 * A cookie, so that the server omits hidden amounts and none flash up. Scripts write it, too
 * (docs/decisions/0011).
 */
const cookie = createBrowserCookie(amountsKey, { isForScripts: true });

export const amountPrivacy = z.enum(["hidden", "shown"]);

/**
 * Returns whether this browser hides the wallet's amounts. Returns `false` for an invalid cookie; never throws.
 */
export async function areAmountsHidden(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => undefined);
  return value === "hidden";
}

/** Returns the `Set-Cookie` value that stores the choice for a year. */
export function keepAmountPrivacy(value: z.infer<typeof amountPrivacy>): Promise<string> {
  return cookie.serialize(value);
}
