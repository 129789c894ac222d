/** Supported interface languages; the first is the default. */
export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Each language's name in itself, for the switcher. */
export const languageNames: Record<Language, string> = { en: "English", fr: "Français", ar: "العربية" };

/** Whether a path segment is exactly a supported language: `en` is, `english` is not. */
export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** Writing direction of a language, for `<html dir>`. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}
