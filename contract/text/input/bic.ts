import { isValidBIC } from "ibantools";
import { disallowedCharacters, upperCaseAscii, withoutMarks } from "./marks.ts";
import { frenchAccounts } from "./national-check-digits.ts";
import type { ParseResult } from "./parse-result.ts";

export type BicProblem =
  "bic_missing" | "bic_characters" | "bic_length" | "bic_pattern" | "bic_other_country";

/**
 * A label such as `BIC`, `BIC/SWIFT:` or `SWIFT code`. A separator must follow, because a bank's code may begin
 * with these letters.
 */
const label = /^\s*(?:(?:BIC|SWIFT|CODE)(?:\s*[/:-]\s*|\s+))+/i;

/**
 * Cleans a pasted BIC (ISO 9362) and checks its length (8 or 11 characters) and country.
 * @returns the BIC in capitals; or the first problem, with the characters or length that its message needs
 */
export function readBic(text: string): ParseResult<BicProblem> {
  const value = upperCaseAscii(withoutMarks(text).replace(label, "")).replace(/[\s.\p{Pd}−]/gu, "");
  if (value === "") return { ok: false, problem: "bic_missing" };
  const characters = disallowedCharacters(/^[A-Z0-9]$/, value);
  if (characters) return { ok: false, problem: "bic_characters", details: { characters } };
  if (value.length !== 8 && value.length !== 11)
    return { ok: false, problem: "bic_length", details: { actual: value.length } };
  return isValidBIC(value) ? { ok: true, value } : { ok: false, problem: "bic_pattern" };
}

/** Groups of countries and territories that share banks. */
const areas: readonly (readonly string[])[] = [
  frenchAccounts,
  ["GB", "GG", "IM", "JE"],
  ["FI", "AX"],
  ["NO", "SJ"],
  ["DK", "FO", "GL"],
];

/**
 * Checks that a BIC belongs to the country of an IBAN, or to a territory that shares its banks (Guernsey,
 * Martinique, …). Both are results of `readBic` and `readIban`.
 */
export function readBicOfIban(bic: string, iban: string): ParseResult<BicProblem> {
  const [country, ibanCountry] = [bic.slice(4, 6), iban.slice(0, 2)];
  if (country === ibanCountry || areas.some((area) => area.includes(country) && area.includes(ibanCountry)))
    return { ok: true, value: bic };
  return { ok: false, problem: "bic_other_country", details: { country, ibanCountry } };
}
