/** A country in the words of a language, by its code of ISO 3166: no text of ours has to hold it. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}
