import { createBrowserCookie } from "~/session/browser-cookie.server";

/** A cookie of this browser: its keyboard is the browser's, not the account's. */
const cookie = createBrowserCookie("list-keys");

/** Whether single keys act on the list (WCAG 2.1.4). A broken cookie counts as on and never throws. */
export async function areKeysOn(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => undefined);
  return value !== "off";
}

/** The `Set-Cookie` value that keeps the choice for a year. */
export function keepKeys(value: "on" | "off"): Promise<string> {
  return cookie.serialize(value);
}
