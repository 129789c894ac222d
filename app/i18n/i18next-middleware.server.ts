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
 * `createI18nextMiddleware` of remix-i18next makes an instance for every request, which takes 1 ms. This has
 * its shape over instances that are made once; they are frozen, so no request can change another's language.
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
 * The middleware that finds out a request's language; what tells it afterwards; and the i18next instance of
 * it. Both throw where the middleware did not run.
 */
export const [i18nextMiddleware, getLocale, getInstance] = createI18nextMiddleware();
