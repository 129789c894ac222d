import { type Cookie, createCookie } from "react-router";

const year = 365 * 24 * 60 * 60;

interface CookieOptions {
  /** How long the browser keeps it, in seconds. */
  maxAge?: number;
  /** Whether the page's scripts read and write it too. */
  isForScripts?: boolean;
}

/** A cookie with a choice of this browser, such as its language: no secret, and kept for a year unless said otherwise. */
export function createBrowserCookie(
  name: string,
  { maxAge = year, isForScripts = false }: CookieOptions = {},
): Cookie {
  return createCookie(name, { path: "/", sameSite: "lax", httpOnly: !isForScripts, maxAge });
}
