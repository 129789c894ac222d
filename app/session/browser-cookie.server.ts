import { type Cookie, createCookie } from "react-router";

const year = 365 * 24 * 60 * 60;

interface CookieOptions {
  /** Lifetime in seconds. */
  maxAge?: number;
  /** Whether scripts of the page can read and write it. */
  isForScripts?: boolean;
}

/**
 * Creates a cookie with a preference of this browser, such as its language. Not secret; lasts a year by
 * default.
 */
export function createBrowserCookie(
  name: string,
  { maxAge = year, isForScripts = false }: CookieOptions = {},
): Cookie {
  return createCookie(name, { path: "/", sameSite: "lax", httpOnly: !isForScripts, maxAge });
}
