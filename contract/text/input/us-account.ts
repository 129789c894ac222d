import { disallowedCharacters, upperCaseAscii, withoutMarks } from "./marks.ts";
import type { ParseResult } from "./parse-result.ts";

export type UsAccountProblem =
  | "routing_missing"
  | "routing_characters"
  | "routing_length"
  | "routing_checksum"
  | "account_number_missing"
  | "account_number_characters"
  | "account_number_length"
  | "ach_company_id";

/** The length of an account number in an ACH file. */
export const accountNumberLength = { min: 4, max: 17 } as const;

const weights = [3, 7, 1];

/** Prefixes of banks' routing numbers: the twelve Federal Reserve districts, also for thrifts and ACH only. */
const prefixes = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])/;

/**
 * Cleans and checks the routing number of a US bank (ABA RTN): nine digits with the prefix of a Federal Reserve
 * district and the check digit by weights 3, 7 and 1.
 * @returns the nine digits; or the first problem, with the characters or length that its message needs
 */
export function readRoutingNumber(text: string): ParseResult<UsAccountProblem> {
  const value = digitsOf(text);
  if (value === "") return { ok: false, problem: "routing_missing" };
  const characters = disallowedCharacters(/^\d$/, value);
  if (characters) return { ok: false, problem: "routing_characters", details: { characters } };
  if (value.length !== 9) return { ok: false, problem: "routing_length", details: { actual: value.length } };
  const sum = [...value].reduce((total, digit, index) => total + Number(digit) * weights[index % 3]!, 0);
  const isValid = prefixes.test(value) && sum % 10 === 0;
  return isValid ? { ok: true, value } : { ok: false, problem: "routing_checksum" };
}

/**
 * Cleans and checks the number of a US bank account, which has no check digit.
 * @returns its 4 to 17 digits; or the first problem, with the characters or length that its message needs
 */
export function readUsAccountNumber(text: string): ParseResult<UsAccountProblem> {
  const value = digitsOf(text);
  if (value === "") return { ok: false, problem: "account_number_missing" };
  const characters = disallowedCharacters(/^\d$/, value);
  if (characters) return { ok: false, problem: "account_number_characters", details: { characters } };
  const hasValidLength = value.length >= accountNumberLength.min && value.length <= accountNumberLength.max;
  if (hasValidLength && /[1-9]/.test(value)) return { ok: true, value };
  return { ok: false, problem: "account_number_length", details: { actual: value.length } };
}

/** Cleans and checks the ten characters by which a bank identifies the originator of ACH payments. */
export function readAchCompanyId(text: string): ParseResult<UsAccountProblem> {
  const value = upperCaseAscii(digitsOf(text));
  return /^[A-Z0-9]{10}$/.test(value) ? { ok: true, value } : { ok: false, problem: "ach_company_id" };
}

function digitsOf(text: string): string {
  return withoutMarks(text).replace(/[\s\p{Pd}−]/gu, "");
}
