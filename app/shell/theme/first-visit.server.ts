import { createBrowserCookie } from "~/session/browser-cookie.server";
import wholeSheet from "~/styles/sheets/whole.css?url";

const key = "visited";
const cookie = createBrowserCookie(key);

/** Whether the browser was here before, and has cached the style sheet, according to its cookie. */
export interface Visit {
  isFirstVisit: boolean;
  /** Whether it has fetched the current version's style sheet after an earlier page. */
  hasStyleSheet: boolean;
}

/**
 * Reads the cookie about earlier pages, and returns the header that records this one. Data requests of scripts
 * load no page and are not recorded.
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
