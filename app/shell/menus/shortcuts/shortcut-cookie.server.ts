import { createHash } from "node:crypto";
import type { Cookie } from "react-router";
import { z } from "zod";
import type { AuthState } from "~/session/auth-state.server";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { maxShortcuts, offeredPaths } from "./shortcut-list";

const maxCookieLength = 1024;
const maxOwners = 4;
const namePattern = /^shortcuts-(?:visitor|[\w-]{16})$/;

/** Invalid entries are removed. A version other than 1 invalidates the whole cookie. */
const cookieSchema = z.object({ v: z.literal(1), list: z.array(z.unknown()).transform(withoutUnknownPaths) });

function withoutUnknownPaths(list: unknown[]): string[] {
  const [visitors, admins] = [offeredPaths("visitor"), offeredPaths("admin")];
  const knownPaths = list.filter(
    (path): path is string => typeof path === "string" && (visitors.has(path) || admins.has(path)),
  );
  return [...new Set(knownPaths)].slice(0, maxShortcuts);
}

/**
 * Returns the shortcuts in the cookie of the request's user; null if the cookie is missing or malformed.
 * Never throws.
 */
export async function readShortcuts(request: Request, auth: AuthState): Promise<string[] | null> {
  if (auth.state === "loading") return null;
  const cookie = cookieFor(auth);
  const header = request.headers.get("Cookie");
  const text = parseCookies(header).find(([name]) => name === cookie.name)?.[1];
  if (!text || text.length > maxCookieLength) return null;
  const parsed = cookieSchema.safeParse(await cookie.parse(header));
  return parsed.success ? parsed.data.list : null;
}

/**
 * Returns the `Set-Cookie` headers that store `list` for a year, or delete the cookie if `list` is null. Also
 * deletes the oldest cookies, so that a browser has those of at most four users, because request headers are
 * limited.
 */
export async function writeShortcuts(
  request: Request,
  auth: AuthState,
  list: readonly string[] | null,
): Promise<string[]> {
  const cookie = cookieFor(auth);
  const otherCookies = parseCookies(request.headers.get("Cookie"))
    .map(([name]) => name)
    .filter((name) => namePattern.test(name) && name !== cookie.name);
  // Browsers send the oldest cookies first.
  const surplus = otherCookies.slice(0, Math.max(0, otherCookies.length - maxOwners + 1));
  return Promise.all([
    list ? cookie.serialize({ v: 1, list }) : deletionHeader(cookie),
    ...surplus.map((name) => deletionHeader(createShortcutCookie(name))),
  ]);
}

/**
 * Returns the cookie of a user. Its name is a hash of the user's id, so that it doesn't reveal who used the
 * browser.
 */
function cookieFor(auth: AuthState): Cookie {
  if (auth.state !== "signed-in") return createShortcutCookie("shortcuts-visitor");
  const { id, email } = auth.user;
  const hash = createHash("sha256").update(`shortcuts:${id ?? email}`);
  return createShortcutCookie(`shortcuts-${hash.digest("base64url").slice(0, 16)}`);
}

function createShortcutCookie(name: string): Cookie {
  return createBrowserCookie(name);
}

function deletionHeader(cookie: Cookie): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

function parseCookies(header: string | null): [name: string, value: string][] {
  return (header ?? "").split(/;\s*/).map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return [name, value.join("=")];
  });
}
