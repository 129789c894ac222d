import { emailAddress } from "#contract/accounts/auth.ts";
import { createBrowserCookie } from "~/session/browser-cookie.server";

// Ten minutes are long enough to read the page. The address must not be in the URL, because servers log URLs.
const cookie = createBrowserCookie("registered", { maxAge: 10 * 60 });

/** Returns the `Set-Cookie` value that stores the address until the next page is shown. */
export function saveSentAddress(address: string): Promise<string> {
  return cookie.serialize(address);
}

/** Returns the address that was just registered in this browser; null if there is none. */
export async function readSentAddress(request: Request): Promise<string | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("registered=")) return null;
  return emailAddress.safeParse(await cookie.parse(header)).data ?? null;
}
