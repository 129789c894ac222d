const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** Returns the name of a language, translated to another language. */
export function languageName(code: string, language: string): string {
  const cached = namesByLanguage.get(language) ?? new Intl.DisplayNames([language], { type: "language" });
  namesByLanguage.set(language, cached);
  return cached.of(code) ?? code;
}
