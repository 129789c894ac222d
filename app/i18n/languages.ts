/** Supported interface languages; the first is the default. */
export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Each language's own name, for the language menu. */
export const languageNames: Record<Language, string> = { en: "English", fr: "Français", ar: "العربية" };

/** Returns whether a path segment is a supported language: `en` is, `english` isn't. */
export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/**
 * Returns the language in a URL: its first segment (`/en.data` is the router's data request for `/en`), or
 * `?lang=` on pages without a language prefix.
 */
export function languageOfAddress({ pathname, searchParams }: URL): Language | undefined {
  const first = pathname.split("/")[1]?.replace(/\.data$/, "");
  const language = first === "front-pages" ? (searchParams.get("lang") ?? undefined) : first;
  return isLanguage(language) ? language : undefined;
}

/** Returns the writing direction of a language, for `<html dir>`. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}
