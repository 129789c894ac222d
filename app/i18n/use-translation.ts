import { use } from "react";
import { type Locale, LocaleContext, PageContext } from "~/page/page-context";
import type { Language } from "./languages";
import type { Namespace, Namespaces } from "./namespaces";
import { translate, type Translate } from "./translation";

/** Returns the language of the page. */
export function useLanguage(): Language {
  return useLocale().language;
}

/**
 * Returns `t` for a namespace, which the screen's `handle` must list; otherwise its texts aren't sent. `vi`
 * uses Vietnamese plurals. Returns the same function for every render with the same locale object.
 */
export function useTranslation<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  return translatorOf(useLocale(), namespace);
}

// Stores the functions in the locale object, so that they are released together with it.
function translatorOf(locale: Locale, namespace: Namespace): Translate<Record<string, string>> {
  locale.translators ??= {};
  return (locale.translators[namespace] ??= translator(locale, namespace));
}

function translator({ language, texts }: Locale, namespace: Namespace): Translate<Record<string, string>> {
  const pluralLanguage = namespace === "vi" ? "vi" : language;
  return (key, values) => translate(texts[namespace] ?? {}, pluralLanguage, key, values);
}

function useLocale(): Locale {
  return use(LocaleContext) ?? use(PageContext).locale;
}
