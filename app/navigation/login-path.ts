import { localizedPath } from "./localized-path";

/** The query parameter that carries where to go after login. */
export const returnParameter = "returnTo";

/** The login page in a language, remembering the page that was asked for. */
export function loginPath(language: string, target: Pick<URL, "pathname" | "search">): string {
  const query = new URLSearchParams({ [returnParameter]: target.pathname + target.search });
  return `${localizedPath("/login", language)}?${query.toString()}`;
}
