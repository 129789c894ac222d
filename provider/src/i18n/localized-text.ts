import type { TextByLanguage, LocalizedText } from "#contract/text/text.ts";
import type { Language } from "../plugins/language.ts";

/** Returns an admin's text in the reader's language if it was translated, or else in English. */
export function localizedIn(language: Language, texts: TextByLanguage): LocalizedText {
  const own = texts[language];
  return own ? { text: own, language } : { text: texts.en, language: "en" };
}

/** Like `localizedIn`, for an optional text; `null` without one. */
export function localizedOrNull(language: Language, texts: TextByLanguage): LocalizedText | null {
  const localized = localizedIn(language, texts);
  return localized.text ? localized : null;
}
