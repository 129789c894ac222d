import type { TextByLanguage, LocalizedText } from "#contract/text.ts";
import type { Language } from "../plugins/language.ts";

/** What an admin wrote, in the reader's language where it was translated, else in English. */
export function localizedIn(language: Language, texts: TextByLanguage): LocalizedText {
  const own = texts[language];
  return own ? { text: own, language } : { text: texts.en, language: "en" };
}

/** The same for a text that may be left empty. */
export function localizedIfAny(language: Language, texts: TextByLanguage): LocalizedText | null {
  const localized = localizedIn(language, texts);
  return localized.text ? localized : null;
}
