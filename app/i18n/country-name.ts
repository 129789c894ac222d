const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** Returns a country's name for its two-letter code. */
export function countryName(country: string, language: string): string {
  const cached = namesByLanguage.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  namesByLanguage.set(language, cached);
  return cached.of(country) ?? country;
}
