import { isValidBIC } from "ibantools";
import { charactersBeside, upperCaseAscii, withoutMarks } from "./marks.ts";
import { frenchAccounts } from "./national-check-digits.ts";
import type { Reading } from "./reading.ts";

export type BicProblem =
  "bic_missing" | "bic_characters" | "bic_length" | "bic_pattern" | "bic_other_country";

/** `BIC`, `BIC/SWIFT:`, `SWIFT code` in front; a bank's own code may begin with these letters, so a gap must follow. */
const label = /^\s*(?:(?:BIC|SWIFT|CODE)(?:\s*[/:-]\s*|\s+))+/i;

/**
 * Reads a BIC (ISO 9362): takes off what copying leaves, then checks that it has 8 or 11 characters and names a
 * country.
 * @returns the BIC in capitals; or the first problem, with the characters or the length its text names
 */
export function readBic(text: string): Reading<BicProblem> {
  const value = upperCaseAscii(withoutMarks(text).replace(label, "")).replace(/[\s.\p{Pd}−]/gu, "");
  if (value === "") return { ok: false, problem: "bic_missing" };
  const characters = charactersBeside(/^[A-Z0-9]$/, value);
  if (characters) return { ok: false, problem: "bic_characters", details: { characters } };
  if (value.length !== 8 && value.length !== 11)
    return { ok: false, problem: "bic_length", details: { actual: value.length } };
  return isValidBIC(value) ? { ok: true, value } : { ok: false, problem: "bic_pattern" };
}

/** Countries and territories whose accounts are kept by banks of one another. */
const areas: readonly (readonly string[])[] = [
  frenchAccounts,
  ["GB", "GG", "IM", "JE"],
  ["FI", "AX"],
  ["NO", "SJ"],
  ["DK", "FO", "GL"],
];

/**
 * Reads a BIC beside the IBAN it goes with: it is of the IBAN's country, or of a territory that shares its banks
 * (Guernsey, Martinique, …). Both are as `readBic` and `readIban` return them.
 */
export function readBicOfIban(bic: string, iban: string): Reading<BicProblem> {
  const [country, ibanCountry] = [bic.slice(4, 6), iban.slice(0, 2)];
  if (country === ibanCountry || areas.some((area) => area.includes(country) && area.includes(ibanCountry)))
    return { ok: true, value: bic };
  return { ok: false, problem: "bic_other_country", details: { country, ibanCountry } };
}
