import { withoutCurrencyMark } from "#contract/money/amount.ts";
import { fractionDigits } from "#contract/money/minor-units.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";

// Limits the time spent on texts that no network would send.
const maxAmountLength = 64;

type Notation = Pick<PostbackMapping, "amounts" | "decimalMark">;

/**
 * Parses an amount of a report in minor units. Surplus decimals are rounded half up, away from zero. Groups of
 * three digits, brackets around a negative amount, and the currency's sign or code are allowed. Returns
 * undefined for anything else.
 */
export function readAmount(
  value: string | number | undefined,
  notation: Notation,
  currency: string,
  digits = fractionDigits(currency),
): number | undefined {
  // JSON numbers always have a decimal point. The mapping's decimal mark only applies to texts.
  if (typeof value === "number") return toMinorUnits(plainDigits(value), notation.amounts, digits);
  if (value === undefined || value.length > maxAmountLength) return undefined;
  if (notation.decimalMark === undefined && digits === 0 && pointBeforeGroup.test(value)) return undefined;
  return toMinorUnits(decimalText(value, notation.decimalMark, currency), notation.amounts, digits);
}

/** Formats a number without an exponent: `1e-7` is 0.0000001. */
function plainDigits(value: number): string {
  return Math.abs(value) < 1e-6 ? value.toFixed(9) : String(value);
}

// In a currency without decimals, the point more likely separates groups, as in `150.000` dong.
const pointBeforeGroup = /(?<!\d|[.,]|\d[ \u00A0\u202F'\u2019])[1-9]\d{0,2}\.\d{3}(?!\d)/u;
const spaces = "[ \u00A0\u202F'\u2019]";
// Groups must follow one to three digits that don't begin with zero, so `0.500` isn't 500.
const groupedByComma = new RegExp(`^[1-9]\\d{0,2}(?:(?:,|${spaces})\\d{3})+(?:\\.\\d+)?$`, "u");
const groupedByPoint = new RegExp(`^[1-9]\\d{0,2}(?:(?:\\.|${spaces})\\d{3})+(?:,\\d+)?$`, "u");

/**
 * Returns an amount as digits with a decimal point, without currency and groups; undefined if it isn't an
 * amount.
 */
function decimalText(
  text: string,
  decimalMark: PostbackMapping["decimalMark"],
  currency: string,
): string | undefined {
  const outside = withoutSign(text);
  const inside = withoutSign(withoutCurrencyMark(outside.number, currency));
  if (outside.isNegative && inside.isNegative) return undefined;
  const number = inside.number.replaceAll("٫", decimalMark === "comma" ? "," : ".").replaceAll("٬", "");
  // Without a setting, one comma before three digits is ambiguous: a decimal mark or a group.
  if (decimalMark === undefined && /^\d{1,3},\d{3}$/.test(number)) return undefined;
  const grouped = decimalMark === "comma" ? groupedByPoint : groupedByComma;
  const groups = decimalMark === "comma" ? /[. \u00A0\u202F'\u2019]/gu : /[, \u00A0\u202F'\u2019]/gu;
  const ungrouped = grouped.test(number) ? number.replace(groups, "") : number;
  if (decimalMark === "comma" && ungrouped.includes(".")) return undefined;
  const sign = outside.isNegative || inside.isNegative ? "-" : "";
  return sign + (decimalMark === "comma" ? ungrouped.replace(",", ".") : ungrouped);
}

/** Removes the sign of an amount: a minus before or after it, or the brackets that accountants use. */
function withoutSign(text: string): { number: string; isNegative: boolean } {
  const trimmed = text.trim();
  const [, before, behind, bracketed] =
    /^(?:[-\u2212]\s*(.*)|(.*?)\s*[-\u2212]|\((.*)\))$/su.exec(trimmed) ?? [];
  const number = before ?? behind ?? bracketed;
  return { number: number ?? trimmed, isNegative: number !== undefined };
}

function toMinorUnits(
  text: string | undefined,
  notation: PostbackMapping["amounts"],
  currencyDigits: number,
): number | undefined {
  const match = /^(-?)(\d{0,16})(?:\.(\d{1,20}))?$/.exec(text ?? "");
  if (!match) return undefined;
  const [, sign, whole = "", decimals = ""] = match;
  if (whole + decimals === "" || (notation === "minor" && decimals !== "")) return undefined;
  const digits = notation === "minor" ? 0 : currencyDigits;
  const exact = BigInt(whole + decimals.slice(0, digits).padEnd(digits, "0"));
  const amount = Number(exact + (Number(decimals[digits] ?? 0) >= 5 ? 1n : 0n));
  if (!Number.isSafeInteger(amount)) return undefined;
  // Never -0, which JSON and comparisons treat differently.
  return sign === "-" && amount !== 0 ? -amount : amount;
}
