import { disallowedCharacters, withoutMarks } from "./marks.ts";
import type { ParseResult } from "./parse-result.ts";

export type AccountHolderProblem = "holder_length" | "holder_not_latin" | "holder_symbols";

/** The allowed length of the name in a SEPA payment (EPC AT-21, `Max70Text`). */
export const holderLength = { min: 2, max: 70 } as const;

/** The characters of SEPA payments: EPC217-08, "SEPA conversion table", section 6.2. */
const sepaText = /^[A-Za-z0-9/?:().,'+ -]*$/;

/** Latin letters that don't decompose into a base letter with marks, spelled as in the conversion table. */
const spellings: Record<string, string> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ħ: "h",
  Ħ: "H",
  ı: "i",
  ŋ: "n",
  Ŋ: "N",
  ŧ: "t",
  Ŧ: "T",
  ĸ: "k",
  ə: "e",
  Ə: "E",
  ª: "a",
  º: "o",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  ʻ: "'",
  "`": "'",
  "´": "'",
  "&": "+",
};

/**
 * Converts a name to the characters of SEPA payments where possible: removes accents, `ß` becomes `ss`, `&`
 * becomes `+`.
 */
export function sepaSpelling(name: string): string {
  return [...name.normalize("NFC")]
    .map((character) => spellings[character] ?? character)
    .join("")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .replace(/[\p{Pd}−]/gu, "-");
}

/**
 * Cleans and checks the name of an account holder: removes invisible characters and repeated spaces. Keeps the
 * spelling with its accents if a bank can write it in the characters of SEPA payments (see `sepaSpelling`).
 * @returns the name; or `holder_not_latin` for letters of another script, which need the bank's spelling,
 * `holder_symbols` for characters that aren't part of names, `holder_length` if the bank's spelling has fewer
 * than 2 or more than 70 characters
 */
export function readAccountHolder(text: string): ParseResult<AccountHolderProblem> {
  const value = withoutMarks(text).replace(/ +/g, " ").trim();
  const sepaName = sepaSpelling(value);
  const isOtherScript = [...sepaName].some(
    (character) => /\p{L}/u.test(character) && !/[A-Za-z]/.test(character),
  );
  if (isOtherScript) return { ok: false, problem: "holder_not_latin" };
  const characters = disallowedCharacters(sepaText, sepaName);
  if (characters) return { ok: false, problem: "holder_symbols", details: { characters } };
  // EPC217-08: no slash at the beginning or end, and no two in a row.
  if (/^\/|\/$|\/\//.test(sepaName))
    return { ok: false, problem: "holder_symbols", details: { characters: "/" } };
  const hasInvalidLength = sepaName.length > holderLength.max || sepaName.length < holderLength.min;
  if (hasInvalidLength || !/[A-Za-z]/.test(sepaName)) return { ok: false, problem: "holder_length" };
  return { ok: true, value };
}
