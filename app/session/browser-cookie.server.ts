import { type Cookie, createCookie } from "react-router";

const year = 365 * 24 * 60 * 60;

interface CookieOptions {
  /** The lifetime in seconds. */
  maxAge?: number;
  /** Whether scripts of the page may read and write the cookie. */
  isForScripts?: boolean;
}

/**
 * Creates a cookie for a preference of this browser, such as its language. It isn't secret, and by default
 * lasts a year.
 */
export function createBrowserCookie(
  name: string,
  { maxAge = year, isForScripts = false }: CookieOptions = {},
): Cookie {
  return createCookie(name, { path: "/", sameSite: "lax", httpOnly: !isForScripts, maxAge });
}
