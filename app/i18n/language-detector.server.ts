import { LanguageDetector } from "remix-i18next/server";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages";

/** Remembers the language of the last screen; an address without a language goes there. */
export const languageCookie = createBrowserCookie("language");

const mostWishes = 32;

const detector = new LanguageDetector({
  supportedLanguages: [...languages],
  fallbackLanguage: defaultLanguage,
  cookie: languageCookie,
  order: ["custom", "cookie", "header"],
  findLocale: (request) => Promise.resolve(languageOfAddress(new URL(request.url)) ?? null),
});

/**
 * The language an address asks for: the one it begins with (`/en.data` is what the router's client asks of `/en`),
 * or on pages outside the languages its `?lang=`.
 */
export function languageOfAddress({ pathname, searchParams }: URL): Language | undefined {
  const first = pathname.split("/")[1]?.replace(/\.data$/, "");
  if (isLanguage(first)) return first;
  const queryLanguage = first === "front-pages" ? searchParams.get("lang") : null;
  return isLanguage(queryLanguage ?? undefined) ? (queryLanguage as Language) : undefined;
}

/** The request's language: the path's first segment, else the visitor's cookie, Accept-Language, English. */
export async function detectLanguage(request: Request): Promise<Language> {
  const language = await detector.detect(withUsableWishes(request));
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * The detector looks at the most wanted language only: German before Arabic would end in English. So it is
 * shown no wish for a language we do not have, and few of the others.
 */
function withUsableWishes(request: Request): Request {
  const header = request.headers.get("Accept-Language");
  if (header === null || languageOfAddress(new URL(request.url))) return request;
  const usable = header.split(",").slice(0, mostWishes).filter(isUsable).join(",");
  return new Request(request.url, {
    headers: { Cookie: request.headers.get("Cookie") ?? "", "Accept-Language": usable },
  });
}

function isUsable(wish: string): boolean {
  const [language] = wish.trim().toLowerCase().split(/[-;]/);
  return isLanguage(language) && !/;\s*q=0(\.0*)?\s*$/.test(wish);
}
