import type { Language } from "~/i18n/languages";
import { translate, type Translate } from "~/i18n/translation";
import { texts as ar } from "../locales/ar.ts";
import { texts as en } from "../locales/en.ts";
import { texts as fr } from "../locales/fr.ts";

const textsByLanguage = { en, fr, ar };

/** Returns the extension's texts in a language. */
export function extensionText(language: Language): Translate<typeof en> {
  return (key, values) => translate(textsByLanguage[language], language, key, values);
}
