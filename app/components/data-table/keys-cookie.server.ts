import { createBrowserCookie } from "~/session/browser-cookie.server";
import { listKeysName } from "./keys-setting";

/**
 * The setting is stored in this browser and not in the account, because it depends on the device's keyboard.
 * Scripts also write it (docs/decisions/0011).
 */
const cookie = createBrowserCookie(listKeysName, { isForScripts: true });

/**
 * Returns whether the single-letter keys of lists are on (WCAG 2.1.4). Returns `true` for an invalid cookie.
 * Never throws.
 */
export async function areListKeysOn(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return value !== "off";
}

/** Returns the `Set-Cookie` value that stores the choice for a year. */
export function saveListKeys(value: "on" | "off"): Promise<string> {
  return cookie.serialize(value);
}
