const names = new Map<string, Intl.DisplayNames>();

/** Returns the name of a language, translated to another language. */
export function languageName(code: string, language: string): string {
  const cached = names.get(language) ?? new Intl.DisplayNames([language], { type: "language" });
  names.set(language, cached);
  return cached.of(code) ?? code;
}
