import { createBrowserCookie } from "~/session/browser-cookie.server";

/** A cookie of this browser, because the keyboard belongs to the device and not to the account. */
const cookie = createBrowserCookie("list-keys");

/**
 * Returns whether single keys act on the list (WCAG 2.1.4). Returns `true` for an invalid cookie; never throws.
 */
export async function areKeysOn(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => undefined);
  return value !== "off";
}

/** Returns the `Set-Cookie` value that stores the choice for a year. */
export function keepKeys(value: "on" | "off"): Promise<string> {
  return cookie.serialize(value);
}
