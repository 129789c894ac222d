import { createCookie } from "react-router";

const key = "visited";
const cookie = createCookie(key, {
  ...{ path: "/", sameSite: "lax", httpOnly: true, maxAge: 60 * 60 * 24 * 365 },
});

/**
 * Whether this is the first page a browser asks for, as far as it says, and the header that remembers it.
 * A navigation by scripts asks for no page.
 */
export async function noteVisit(
  request: Request,
): Promise<{ isFirstVisit: boolean; headers: Record<string, string> }> {
  const isFirstVisit = !new RegExp(`(?:^|;\\s*)${key}=`).test(request.headers.get("Cookie") ?? "");
  const isPage = !new URL(request.url).pathname.endsWith(".data");
  if (!isFirstVisit || !isPage) return { isFirstVisit, headers: {} };
  return { isFirstVisit, headers: { "Set-Cookie": await cookie.serialize(true) } };
}
