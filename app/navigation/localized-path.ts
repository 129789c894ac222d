import { isLanguage } from "~/i18n/languages";

/**
 * Adds the language prefix unless the path's first segment is already a supported language: `/login` →
 * `/fr/login`, `/ar/login` is unchanged, `/english/x` → `/en/english/x`. Keeps the query and hash. Returns a
 * full http(s) URL unchanged.
 * @throws Error `URL or Language Code can't be empty` when either is empty.
 */
export function localizedPath(path: string, language: string): string {
  if (!path || !language) throw new Error("URL or Language Code can't be empty");
  if (/^https?:\/\//i.test(path)) return path;
  const rooted = path.startsWith("/") ? path : `/${path}`;
  if (isLanguage(firstSegment(rooted))) return rooted;
  return `/${language}${/^\/(?:[?#]|$)/.test(rooted) ? rooted.slice(1) : rooted}`;
}

/** Returns the same URL in another language: replaces the first segment and keeps the query and hash. */
export function inLanguage(path: string, language: string): string {
  const pathWithoutLanguage = withoutLanguage(path);
  return localizedPath(pathWithoutLanguage, language);
}

/**
 * Returns a page's URL in another language: with another prefix or, on front pages, which have no prefix,
 * with `?lang=`.
 * @param search with its question mark, or empty
 */
export function addressInLanguage(
  { pathname, search }: { pathname: string; search: string },
  language: string,
): string {
  if (firstSegment(pathname) !== "front-pages") return inLanguage(pathname, language) + search;
  const parameters = new URLSearchParams(search);
  parameters.set("lang", language);
  return `${pathname}?${parameters}`;
}

/** Returns the path without its language prefix. It always begins with a slash. */
export function withoutLanguage(path: string): string {
  const segment = firstSegment(path);
  if (!isLanguage(segment)) return path;
  const remainder = path.slice(segment.length + 1);
  return remainder.startsWith("/") ? remainder : `/${remainder}`;
}

function firstSegment(path: string): string {
  return path.split(/[/?#]/, 2)[1] ?? "";
}
