import { createBrowserCookie } from "~/session/browser-cookie.server";
import wholeSheet from "../styles/sheets/whole.css?url";

const key = "visited";
const cookie = createBrowserCookie(key);

/** What a browser has of us, as far as it says. */
export interface Visit {
  isFirstVisit: boolean;
  /** It fetched the style sheet of this very version behind an earlier page. */
  hasStyleSheet: boolean;
}

/**
 * Reads what the browser keeps from earlier pages, and the header that remembers this one. A navigation by
 * scripts asks for no page and is not remembered.
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
