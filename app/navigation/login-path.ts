import { localizedPath } from "./localized-path";

/** The query parameter with the path to return to after login. */
export const returnParameter = "returnTo";

/** Returns the path of the login page in a language, with the current page as the return path. */
export function loginPath(language: string, target: Pick<URL, "pathname" | "search">): string {
  const query = new URLSearchParams({ [returnParameter]: target.pathname + target.search });
  return `${localizedPath("/login", language)}?${query.toString()}`;
}
