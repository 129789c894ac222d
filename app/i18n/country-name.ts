const names = new Map<string, Intl.DisplayNames>();

/** A country as people call it, by its two letters. */
export function countryName(country: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  names.set(language, known);
  return known.of(country) ?? country;
}
