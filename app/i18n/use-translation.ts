import { use } from "react";
import { PageContext } from "~/page/page-context";
import type { Language } from "./languages";
import type { Namespace, Namespaces } from "./namespaces";
import { translate, type Translate } from "./translation";

/** Returns the language of the page. */
export function useLanguage(): Language {
  return use(PageContext).locale.language;
}

/**
 * Returns `t` for a namespace, which the screen's `handle` must list; otherwise its texts aren't sent. `vi`
 * uses Vietnamese plurals.
 */
export function useTranslation<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  const { language, texts } = use(PageContext).locale;
  return (key, values) =>
    translate(texts[namespace] ?? {}, namespace === "vi" ? "vi" : language, key, values);
}
