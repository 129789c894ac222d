import { useState } from "react";
import type { Locale } from "~/page/page-context";

/** A client navigation brings only the texts that are new; those already here stay while the language does. */
export function useGrowingLocale(locale: Locale): Locale {
  const [latest, setLatest] = useState(locale);
  const [grown, setGrown] = useState(locale);
  if (latest === locale) return grown;
  const next =
    grown.language === locale.language ? { ...locale, texts: { ...grown.texts, ...locale.texts } } : locale;
  setLatest(locale);
  setGrown(next);
  return next;
}
