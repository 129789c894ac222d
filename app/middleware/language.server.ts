import { languageContext } from "~/i18n/language-context.server";
import { isLanguage } from "~/i18n/languages";
import { languageCookie, preferredLanguage, rememberedLanguage } from "~/i18n/preferred-language.server";
import type { MiddlewareArgs, Next } from "./middleware-types";

export { languageContext };

/** Puts the language into the context and lets the cookie follow the screens somebody visits. */
export async function language({ request, url, context }: MiddlewareArgs, next: Next): Promise<Response> {
  const first = url.pathname.split("/")[1];
  if (!isLanguage(first)) {
    context.set(languageContext, await preferredLanguage(request));
    return next();
  }
  context.set(languageContext, first);
  const response = await next();
  if (request.method === "GET" && (await rememberedLanguage(request)) !== first) {
    response.headers.append("Set-Cookie", await languageCookie.serialize(first));
  }
  return response;
}
