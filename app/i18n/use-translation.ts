import { createContext, use } from "react";
import { defaultLanguage, type Language } from "./languages";
import type { Namespace, Namespaces } from "./namespaces";
import { type Texts, translate, type Translate } from "./translation";

/** What the root loader resolved for this page: its language and the texts of the matched screens. */
export interface Locale {
  language: Language;
  texts: Partial<Record<Namespace, Texts>>;
}

export const LocaleContext = createContext<Locale>({ language: defaultLanguage, texts: {} });

/** The language of the page. */
export function useLanguage(): Language {
  return use(LocaleContext).language;
}

/**
 * `t` for one namespace. The screen's `handle` must name the namespace, or its texts are not sent.
 * `vi` counts in Vietnamese.
 */
export function useTranslation<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  const { language, texts } = use(LocaleContext);
  return (key, values) =>
    translate(texts[namespace] ?? {}, namespace === "vi" ? "vi" : language, key, values);
}
