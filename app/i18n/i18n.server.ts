import { createInstance } from "i18next";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "./language-context.server";
import { defaultLanguage } from "./languages";
import type { Namespace, Namespaces } from "./namespaces";
import { resourcesOf, textsOf } from "./resources.server";
import type { Translate } from "./translation";

const resources = {
  en: resourcesOf("en"),
  fr: resourcesOf("fr"),
  ar: resourcesOf("ar"),
  vi: { vi: textsOf(defaultLanguage, "vi") },
};

// One for all requests: it holds every language, and each request asks for its own.
const i18n = createInstance({
  resources,
  lng: defaultLanguage,
  supportedLngs: Object.keys(resources),
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});
void i18n.init();

/**
 * `t` for loaders, actions and middleware. Throws where the language middleware did not run.
 * Texts are for people, so they stay unescaped: React escapes them on the page.
 */
export function getTranslation<N extends Namespace>(
  context: Readonly<RouterContextProvider>,
  namespace: N,
): Translate<Namespaces[N]> {
  const t = i18n.getFixedT(namespace === "vi" ? "vi" : context.get(languageContext), namespace);
  return (key, values) => t(key, values ?? {});
}
