import { useState } from "react";
import type { Locale } from "~/page/page-context";

/**
 * Merges the texts of a client navigation, which contains only new ones, with those already loaded for the
 * language.
 */
export function useMergedLocale(locale: Locale): Locale {
  const [latest, setLatest] = useState(locale);
  const [grown, setGrown] = useState(locale);
  if (latest === locale) return grown;
  const next =
    grown.language === locale.language ? { ...locale, texts: { ...grown.texts, ...locale.texts } } : locale;
  setLatest(locale);
  setGrown(next);
  return next;
}
