import type { Language } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { type TextValues, translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/errors";

/** Returns a text of the error catalogue in a language. */
export function catalogueText(language: Language, key: keyof typeof texts, values: TextValues = {}): string {
  return translate(textsOf(language, "errors"), language, key, values);
}
