import { languageCookie, languageOfAddress } from "~/i18n/language-detector.server";
import type { MiddlewareArgs, Next } from "./middleware-types";

/**
 * Stores the language of the last visited screen in a cookie. Responses that caches share with other visitors
 * contain no cookie.
 */
export async function rememberLanguage({ request, url }: MiddlewareArgs, next: Next): Promise<Response> {
  const response = await next();
  const visited = languageOfAddress(url);
  if (response.headers.get("Cache-Control")?.startsWith("public")) return response;
  if (visited && request.method === "GET" && (await storedLanguage(request)) !== visited)
    response.headers.append("Set-Cookie", await languageCookie.serialize(visited));
  return response;
}

function storedLanguage(request: Request): Promise<unknown> {
  return languageCookie.parse(request.headers.get("Cookie"));
}
