import { localizedPath } from "~/navigation/localized-path";
import { safeReturnPath } from "~/navigation/safe-return-path";
import { returnParameter } from "~/navigation/login-path";

/** Where somebody goes who is signed in now: the page asked for, on our own origin only, else home (reliability S8). */
export function returnPath(url: Pick<URL, "searchParams">, language: string): string {
  return safeReturnPath(url.searchParams.get(returnParameter), localizedPath("/dashboards/crm", language));
}
