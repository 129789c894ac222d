import { z } from "zod";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { amountsKey } from "~/page/amounts-hidden";

/**
 * This is a cookie, so that the server leaves out hidden amounts and they aren't visible even for a moment.
 * Scripts also write it (docs/decisions/0011).
 */
const cookie = createBrowserCookie(amountsKey, { isForScripts: true });

export const amountPrivacy = z.enum(["hidden", "shown"]);

/**
 * Returns whether this browser hides the wallet's amounts; `false` if the cookie is invalid. Never throws.
 */
export async function areAmountsHidden(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return value === "hidden";
}

/** Returns the `Set-Cookie` value that stores the choice for a year. */
export function saveAmountPrivacy(value: z.infer<typeof amountPrivacy>): Promise<string> {
  return cookie.serialize(value);
}
