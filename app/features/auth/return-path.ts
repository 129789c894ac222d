import { localizedPath } from "~/navigation/localized-path";
import { safeReturnPath } from "~/navigation/safe-return-path";
import { returnParameter } from "~/navigation/login-path";

/** URLs of files, without language, each with the page that links to the file. */
const files: [file: RegExp, page: (match: string[], search: string) => string][] = [
  [/^\/csv(\/.*)$/, ([, screen], search) => screen! + search],
  [/^(\/apps\/admin\/claims)\/([^/]+)\/proof$/, ([, page, id]) => `${page}?view=${id}`],
  [/^(\/apps\/invoice\/preview\/[^/]+)\/pdf$/, ([, page]) => page!],
  [/^(\/apps\/my-cash-back\/withdraw-history)\/([^/]+)\/receipt$/, ([, page, id]) => `${page}?view=${id}`],
  [/^(\/apps\/user\/view\/data)\/file$/, ([, page]) => page!],
  [/^(\/apps\/wallet\/my-balance)\/statement$/, ([, page]) => page!],
];

/**
 * Returns the path to open after the login: the return path if it is on the same origin, otherwise home. For
 * a file, returns the page that links to it, because a download would leave the login form in the window.
 */
export function returnPath(url: Pick<URL, "searchParams">, language: string): string {
  const home = localizedPath("/dashboards/crm", language);
  const path = safeReturnPath(url.searchParams.get(returnParameter), home);
  const { pathname, search } = new URL(path, "https://return.invalid");
  const [, prefix = "", plain = ""] = /^(\/[a-z]{2}(?=\/))?(.*)$/.exec(pathname)!;
  for (const [file, page] of files) {
    const match = file.exec(plain);
    // Without its prefix, the path can lead to another host: `/csv//host` becomes `//host`.
    if (match) return safeReturnPath(prefix + page(match, search), home);
  }
  return path;
}
