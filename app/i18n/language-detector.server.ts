import { LanguageDetector } from "remix-i18next/server";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages";

/**
 * Stores the language of the last visited screen. A URL without a language redirects to its page in this
 * language.
 */
export const languageCookie = createBrowserCookie("language");

const maxLanguages = 32;

const detector = new LanguageDetector({
  supportedLanguages: [...languages],
  fallbackLanguage: defaultLanguage,
  cookie: languageCookie,
  order: ["custom", "cookie", "header"],
  findLocale: (request) => Promise.resolve(languageOfAddress(new URL(request.url)) ?? null),
});

/**
 * Returns the language of a URL: its first segment (`/en.data` is the router's data request for `/en`), or
 * `?lang=` on pages without a language prefix.
 */
export function languageOfAddress({ pathname, searchParams }: URL): Language | undefined {
  const first = pathname.split("/")[1]?.replace(/\.data$/, "");
  if (isLanguage(first)) return first;
  const queryLanguage = first === "front-pages" ? searchParams.get("lang") : null;
  return isLanguage(queryLanguage ?? undefined) ? (queryLanguage as Language) : undefined;
}

/**
 * Returns the request's language: from the path's first segment, otherwise from the visitor's cookie,
 * otherwise from `Accept-Language`, otherwise English.
 */
export async function detectLanguage(request: Request): Promise<Language> {
  const language = await detector.detect(withSupportedLanguages(request));
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * Removes unsupported languages from the `Accept-Language` header, because the detector only uses the
 * preferred one: otherwise a header with German before Arabic would result in English. Also limits the
 * header's length.
 */
function withSupportedLanguages(request: Request): Request {
  const header = request.headers.get("Accept-Language");
  if (header === null || languageOfAddress(new URL(request.url))) return request;
  const usable = header.split(",").slice(0, maxLanguages).filter(isSupportedPreference).join(",");
  return new Request(request.url, {
    headers: { Cookie: request.headers.get("Cookie") ?? "", "Accept-Language": usable },
  });
}

function isSupportedPreference(preference: string): boolean {
  const [language] = preference.trim().toLowerCase().split(/[-;]/);
  return isLanguage(language) && !/;\s*q=0(\.0*)?\s*$/.test(preference);
}
