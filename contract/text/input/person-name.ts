/** Scripts that use zero-width joiners inside words. */
const joinedScripts =
  "\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}";
const ignoredCharacters = new RegExp(
  `(?<![${joinedScripts}](?=[\\u200c\\u200d][${joinedScripts}]))[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]`,
  "gu",
);

/**
 * Cleans a person's name for storage: one line, without control, direction and other invisible characters that
 * could change how the surrounding text is displayed.
 */
export function normalizePersonName(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\u0085]+/gu, " ")
    .replace(ignoredCharacters, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/**
 * Domains that mail programs turn into links in any capitalization. Domains in lower case need no list, because
 * names have a capital letter after a dot (`St.John`) or a script without case (`د.أحمد`).
 */
const linkedDomains =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|me|app|dev|xyz|shop|online|site|top|club|live|link|click|store|win|vip|ru|cn|de|fr|uk|eu|us|in|tk|example)(?![\p{L}\p{M}\p{N}])/iu;
const addressPatterns = [
  /:\/\//,
  /\bwww\./i,
  /\S@\S/,
  /[\p{L}\p{N}]\.(?:\p{Ll}{2,}|xn--)/u,
  /\d\.\d+\.\d/,
  linkedDomains,
];

/**
 * Returns whether a result of `normalizePersonName` can be a name: it has a visible letter and contains no address.
 */
export function isPersonName(text: string): boolean {
  // Mail programs treat full-width forms and ideographic full stops like the plain ones.
  const normalized = text.normalize("NFKC").replace(/[。｡]/g, ".");
  return /\p{L}/u.test(text) && !addressPatterns.some((address) => address.test(normalized));
}
