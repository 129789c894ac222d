import { LanguageDetector } from "remix-i18next/server";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages";

/** Stores the language of the last screen. A URL without a language redirects to it. */
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
 * Returns the language in a URL: its first segment (`/en.data` is the router's data request for `/en`), or
 * `?lang=` on pages without a language prefix.
 */
export function languageOfAddress({ pathname, searchParams }: URL): Language | undefined {
  const first = pathname.split("/")[1]?.replace(/\.data$/, "");
  if (isLanguage(first)) return first;
  const queryLanguage = first === "front-pages" ? searchParams.get("lang") : null;
  return isLanguage(queryLanguage ?? undefined) ? (queryLanguage as Language) : undefined;
}

/** The request's language: the path's first segment, else the visitor's cookie, Accept-Language, English. */
export async function detectLanguage(request: Request): Promise<Language> {
  const language = await detector.detect(withSupportedLanguages(request));
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * The detector uses the preferred language only: German before Arabic would result in English. Therefore
 * unsupported languages are removed from the header, and its length is limited.
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
