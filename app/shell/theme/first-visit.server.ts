import { createBrowserCookie } from "~/session/browser-cookie.server";
import wholeSheet from "~/styles/sheets/whole.css?url";

const key = "visited";
const cookie = createBrowserCookie(key);

/** What the browser's cookie records about earlier pages. */
export interface Visit {
  isFirstVisit: boolean;
  /** Whether the browser has fetched the current version's style sheet after an earlier page. */
  hasStyleSheet: boolean;
}

/**
 * Reads the cookie about earlier pages, and returns the header that records this page. Data requests of
 * scripts load no document and aren't recorded.
 */
export async function recordVisit(
  request: Request,
): Promise<{ visit: Visit; headers: Record<string, string> }> {
  const header = request.headers.get("Cookie");
  const isFirstVisit = !new RegExp(`(?:^|;\\s*)${key}=`).test(header ?? "");
  const hasStyleSheet = !isFirstVisit && (await cookie.parse(header)) === wholeSheet;
  const visit = { isFirstVisit, hasStyleSheet };
  const isPage = !new URL(request.url).pathname.endsWith(".data");
  if (hasStyleSheet || !isPage) return { visit, headers: {} };
  return { visit, headers: { "Set-Cookie": await cookie.serialize(wholeSheet) } };
}
