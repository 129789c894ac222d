import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from "ibantools";
import { disallowedCharacters, upperCaseAscii, withoutMarks } from "./marks.ts";
import { hasNationalCheckDigits } from "./national-check-digits.ts";
import type { ParseResult } from "./parse-result.ts";

export type IbanProblem =
  "iban_missing" | "iban_characters" | "iban_country" | "iban_length" | "iban_pattern" | "iban_checksum";

/** Countries that the SWIFT registry has added since 2020 and that ibantools doesn't mark as registered yet. */
const laterInRegistry = ["BI", "DJ", "FK", "HN"];

/** A label such as `IBAN`, `IBAN:` or `IBAN-Nr.`, as printed on forms and statements. */
const label = /^IBAN(?:N[RO]|CODE)?:?(?=[A-Z]{2}\d{2})/;

/**
 * Cleans and checks a pasted IBAN (ISO 13616): removes spaces, dashes, dots, invisible characters and a leading
 * `IBAN`, converts full-width letters and digits of other scripts, then checks country, length and pattern by
 * the SWIFT registry, the check digits (02 to 98) and, if the country has public ones, the national check
 * digits.
 * @returns the IBAN in capitals without spaces, or the first problem, with the `details` (characters, country,
 *   lengths) that its message needs
 */
export function readIban(text: string): ParseResult<IbanProblem> {
  const value = upperCaseAscii(withoutMarks(text))
    .replace(/[\s.\p{Pd}−]/gu, "")
    .replace(label, "");
  if (value === "") return { ok: false, problem: "iban_missing" };
  const characters = disallowedCharacters(/^[A-Z0-9]$/, value);
  if (characters) return { ok: false, problem: "iban_characters", details: { characters } };
  const country = value.slice(0, 2);
  const spec = countrySpecs[country];
  if (!spec?.chars || !(spec.IBANRegistry || laterInRegistry.includes(country)))
    return { ok: false, problem: "iban_country", details: { code: country } };
  if (value.length !== spec.chars) {
    const details = { country, expected: spec.chars, actual: value.length };
    return { ok: false, problem: "iban_length", details };
  }
  const { valid, errorCodes } = validateIBAN(value);
  if (errorCodes.some((code) => patternErrors.includes(code)))
    return { ok: false, problem: "iban_pattern", details: { country } };
  if (!valid || !hasNationalCheckDigits(country, value.slice(4)))
    return { ok: false, problem: "iban_checksum" };
  return { ok: true, value };
}

const patternErrors = [ValidationErrorsIBAN.WrongBBANFormat, ValidationErrorsIBAN.ChecksumNotNumber];
