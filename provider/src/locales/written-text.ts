import type { TextByLanguage, WrittenText } from "#contract/text.ts";
import type { Language } from "../plugins/language.ts";

/** What an admin wrote, in the reader's language where it was translated, else in English. */
export function writtenIn(language: Language, texts: TextByLanguage): WrittenText {
  const own = texts[language];
  return own ? { text: own, language } : { text: texts.en, language: "en" };
}

/** The same for a text that may be left empty. */
export function writtenIfAny(language: Language, texts: TextByLanguage): WrittenText | null {
  const written = writtenIn(language, texts);
  return written.text ? written : null;
}
