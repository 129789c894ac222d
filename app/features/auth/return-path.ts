import { localizedPath } from "~/navigation/localized-path";
import { safeReturnPath } from "~/navigation/safe-return-path";
import { returnParameter } from "~/navigation/login-path";

/** Where a visitor goes after the login: the page asked for, on our own origin only, else home. */
export function returnPath(url: Pick<URL, "searchParams">, language: string): string {
  return safeReturnPath(url.searchParams.get(returnParameter), localizedPath("/dashboards/crm", language));
}
