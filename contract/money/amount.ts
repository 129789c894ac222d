import { upperCaseAscii, withoutMarks } from "../text/input/marks.ts";
import { fractionDigits } from "./minor-units.ts";

export type AmountIssue = "not_a_number" | "other_currency" | "too_many_decimals" | "too_large";
export type ParsedAmount = { ok: true; amount: number } | { ok: false; issue: AmountIssue };

/**
 * Parses a typed or pasted amount in major units. Accepts digits of any script, "." "," "٫" or "،" before the
 * decimals, and the currency's symbol or code before or after the number; ignores spaces, invisible characters
 * and grouping marks of three digits. `language` decides whether "12,345" is grouped (en, ar) or has too many
 * decimals (fr). Returns minor units or the reason for a refusal: `other_currency` if the text names another
 * currency. Never rounds, and refuses ambiguous text.
 */
export function parseAmount(text: string, code: string, language: string): ParsedAmount {
  const units = currencyMarks(code);
  const number = withoutUnit(withoutMarks(text).trim(), units);
  const parsed = parseDecimal(number, fractionDigits(code), language);
  return !parsed.ok && namesOtherCurrency(number, units) ? { ok: false, issue: "other_currency" } : parsed;
}

/** Parses an amount that may be negative: like `parseAmount`, with an optional minus sign. */
export function parseSignedAmount(text: string, code: string, language: string): ParsedAmount {
  const trimmed = withoutMarks(text).trim();
  const parsed = parseAmount(trimmed.replace(minus, ""), code, language);
  return parsed.ok && minus.test(trimmed) ? { ok: true, amount: -parsed.amount } : parsed;
}

const minus = /^[-\u2212]\s*/;

/** Removes the unit before or after the number. */
function withoutUnit(text: string, units: readonly string[]): string {
  const upper = upperCaseAscii(text);
  const unit = units.find((one) => upper.startsWith(one) || upper.endsWith(one));
  if (unit === undefined) return text;
  return upper.startsWith(unit) ? text.slice(unit.length) : text.slice(0, -unit.length);
}

/** Removes the currency's symbol or code before or after the number. */
export function withoutCurrencyMark(text: string, code: string): string {
  return withoutUnit(withoutMarks(text).trim(), currencyMarks(code));
}

const marksByCurrency = new Map<string, string[]>();

/** Returns the spellings of a currency in the product's languages, longest first: "US$", "$US", "USD", "$". */
function currencyMarks(code: string): string[] {
  const cached = marksByCurrency.get(code);
  if (cached) return cached;
  const displays = ["symbol", "narrowSymbol"] as const;
  const symbols = ["en", "fr", "ar"].flatMap((language) =>
    displays.map((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, { style: "currency", currency: code, currencyDisplay });
      const symbol = format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? code;
      return upperCaseAscii(withoutMarks(symbol).trim());
    }),
  );
  // Arabic abbreviations are also written without their last dot.
  const spellings = symbols.flatMap((symbol) => [symbol, symbol.replace(/(?<=.)\.$/, "")]);
  const marks = [...new Set([code, ...spellings])].toSorted((one, other) => other.length - one.length);
  marksByCurrency.set(code, marks);
  return marks;
}

/**
 * Returns whether the text next to a number is the symbol or code of another currency than the one with the
 * spellings `own`.
 */
function namesOtherCurrency(text: string, own: readonly string[]): boolean {
  const unit = upperCaseAscii(text.replace(/[\d\s.,٫،٬]/g, ""));
  if (own.includes(unit)) return false;
  return /^[A-Z]{0,3}\p{Sc}[A-Z]{0,3}$/u.test(unit) || Intl.supportedValuesOf("currency").includes(unit);
}

/** Parses a typed percentage, with or without its sign, into basis points: "5.5" → 550. */
export function parsePercentage(text: string, language: string): ParsedAmount {
  return parseDecimal(withoutMarks(text).replace(/[%٪]\s*$/, ""), 2, language);
}

/**
 * Parses the percentage of an offer or a coupon, for which networks use up to four decimals: "3.875" → 387.5
 * basis points.
 */
export function parseExactPercentage(text: string, language: string): ParsedAmount {
  const parsed = parseDecimal(withoutMarks(text).replace(/[%٪]\s*$/, ""), 4, language);
  return parsed.ok ? { ok: true, amount: parsed.amount / 100 } : parsed;
}

/** The maximum number of decimals of an exchange rate. */
const rateDecimals = 8;

/**
 * Parses a typed exchange rate into exact decimal text without trailing zeros: "0,9150" → "0.915". Returns
 * `undefined` if it isn't a number above zero.
 */
export function parseRate(text: string, language: string): string | undefined {
  const parsed = parseDecimal(text, rateDecimals, language);
  if (!parsed.ok || parsed.amount === 0) return undefined;
  const digits = String(parsed.amount).padStart(rateDecimals + 1, "0");
  return `${digits.slice(0, -rateDecimals)}.${digits.slice(-rateDecimals)}`.replace(/\.?0+$/, "");
}

/**
 * Parses a number with at most `digits` decimals, in any notation that `parseAmount` accepts. Returns it in
 * units of its last decimal place: "1.5" with two digits → 150.
 */
export function parseDecimal(text: string, digits: number, language: string): ParsedAmount {
  const normalized = withoutMarks(text).replaceAll("٫", ".").replaceAll("،", ",").replace(/[\s٬]/g, "");
  const isAmbiguous = (digits === 3 || digits === 4) && oneGroup.test(normalized) && groupsByComma(language);
  const match = isAmbiguous ? undefined : separateDecimals(normalized, language);
  if (!match) return { ok: false, issue: "not_a_number" };
  const [whole, fraction] = match;
  if (fraction.length > digits) return { ok: false, issue: "too_many_decimals" };
  const amount = Number(whole + fraction.padEnd(digits, "0"));
  if (!Number.isSafeInteger(amount)) return { ok: false, issue: "too_large" };
  return { ok: true, amount };
}

const plainNumber = /^(\d+)(?:[.,](\d*))?$/;
const oneGroup = /^[1-9]\d{0,2},\d{3}$/;
const groupedByComma = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.(\d*))?$/;
const groupedByDot = /^[1-9]\d{0,2}(?:\.\d{3}){2,}(?:,(\d*))?$|^[1-9]\d{0,2}(?:\.\d{3})+,(\d*)$/;

const groupsByComma = (language: string) => language !== "fr";

function separateDecimals(text: string, language: string): [whole: string, fraction: string] | undefined {
  // A single comma before three digits is a grouping mark only in languages that group with commas.
  const comma = groupsByComma(language) || !oneGroup.test(text) ? groupedByComma.exec(text) : null;
  if (comma) return [text.split(".")[0]!.replaceAll(",", ""), comma[1] ?? ""];
  const plainMatch = plainNumber.exec(text);
  if (plainMatch) return [plainMatch[1]!, plainMatch[2] ?? ""];
  const dot = groupedByDot.exec(text);
  if (dot) return [text.split(",")[0]!.replaceAll(".", ""), dot[1] ?? dot[2] ?? ""];
  return undefined;
}
