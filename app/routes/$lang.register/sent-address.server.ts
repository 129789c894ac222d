import { emailAddress } from "#contract/accounts/auth.ts";
import { createBrowserCookie } from "~/session/browser-cookie.server";

// Ten minutes: long enough to read the page. The address must not appear in the URL, which servers log.
const cookie = createBrowserCookie("registered", { maxAge: 10 * 60 });

/** Returns the `Set-Cookie` value that stores the address for the page after the form. */
export function keepSentAddress(address: string): Promise<string> {
  return cookie.serialize(address);
}

/** Returns the address this browser has just registered with; null without one. */
export async function readSentAddress(request: Request): Promise<string | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("registered=")) return null;
  return emailAddress.safeParse(await cookie.parse(header).catch(() => null)).data ?? null;
}
