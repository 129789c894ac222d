import { localizedPath } from "~/navigation/localized-path";
import { safeReturnPath } from "~/navigation/safe-return-path";
import { returnParameter } from "~/navigation/login-path";

/** Returns the path to open after the login: the return path if it is on the own origin, otherwise home. */
export function returnPath(url: Pick<URL, "searchParams">, language: string): string {
  return safeReturnPath(url.searchParams.get(returnParameter), localizedPath("/dashboards/crm", language));
}
