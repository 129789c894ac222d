/** Supported interface languages; the first is the default. */
export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** The name of each language in the language itself, for the language menu. */
export const languageNames: Record<Language, string> = { en: "English", fr: "Français", ar: "العربية" };

/** Returns whether a path segment is a supported language: `en` is, `english` isn't. */
export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** Returns the writing direction of a language, for `<html dir>`. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}
