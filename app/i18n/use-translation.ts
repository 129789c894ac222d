import { use } from "react";
import { PageContext } from "~/page/page-context";
import type { Language } from "./languages";
import type { Namespace, Namespaces } from "./namespaces";
import { translate, type Translate } from "./translation";

/** The language of the page. */
export function useLanguage(): Language {
  return use(PageContext).locale.language;
}

/**
 * `t` for one namespace. The screen's `handle` must name the namespace, or its texts are not sent.
 * `vi` counts in Vietnamese.
 */
export function useTranslation<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  const { language, texts } = use(PageContext).locale;
  return (key, values) =>
    translate(texts[namespace] ?? {}, namespace === "vi" ? "vi" : language, key, values);
}
