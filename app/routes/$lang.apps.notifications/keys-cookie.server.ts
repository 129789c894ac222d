import { createBrowserCookie } from "~/session/browser-cookie.server";

/**
 * The setting is stored in this browser and not in the account, because it depends on the device's keyboard.
 */
const cookie = createBrowserCookie("list-keys");

/**
 * Returns whether single-character shortcuts are on (WCAG 2.1.4). Returns `true` for an invalid cookie. Never
 * throws.
 */
export async function areKeysOn(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => undefined);
  return value !== "off";
}

/** Returns the `Set-Cookie` value that stores the choice for a year. */
export function saveKeysSetting(value: "on" | "off"): Promise<string> {
  return cookie.serialize(value);
}
