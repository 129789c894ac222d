import { createInstance, type i18n } from "i18next";
import { createContext, type MiddlewareFunction } from "react-router";
import type { RequestContext } from "~/page/request-context";
import { detectLanguage } from "./language-detector.server";
import { defaultLanguage, type Language, languages } from "./languages";
import { resourcesOf, textsOf } from "./resources.server";

type I18nextMiddleware = [
  MiddlewareFunction<Response>,
  (context: RequestContext) => Language,
  (context: RequestContext) => i18n,
];

/**
 * A replacement for remix-i18next's `createI18nextMiddleware` with the same interface. The original creates
 * an instance for each request (1 ms); this function shares one frozen instance per language, which no
 * request can change.
 */
function createI18nextMiddleware(): I18nextMiddleware {
  const languageContext = createContext<Language>();
  const instances = Object.fromEntries(
    languages.map((language) => [language, instanceFor(language)]),
  ) as Record<Language, i18n>;
  return [
    async ({ request, context }, next) => {
      context.set(languageContext, await detectLanguage(request));
      return next();
    },
    (context) => context.get(languageContext),
    (context) => instances[context.get(languageContext)],
  ];
}

function instanceFor(language: Language): i18n {
  const resources = { [language]: resourcesOf(language), vi: { vi: textsOf(defaultLanguage, "vi") } };
  const instance = createInstance({
    resources,
    lng: language,
    supportedLngs: Object.keys(resources),
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  void instance.init();
  return Object.freeze(instance);
}

/**
 * The middleware that detects a request's language, and functions that return the language and its i18next
 * instance. Both functions throw if the middleware didn't run.
 */
export const [i18nextMiddleware, getLocale, getInstance] = createI18nextMiddleware();
