import { parseAmount, withoutCurrencyMark } from "#contract/money/amount.ts";
import { fractionDigits } from "#contract/money/minor-units.ts";
import type { decimalMarks } from "#contract/invoices/invoice-limits.ts";
import { withoutMarks } from "#contract/text/input/marks.ts";
import { currencyCodes } from "./heading-currency.ts";

export type DecimalMark = (typeof decimalMarks)[number];
export type AmountReading = { amount: bigint } | { reason: "amount" | "currency" };

const unreadable: AmountReading = { reason: "amount" };
/** Longer cells aren't amounts. The time to read one grows with the square of its length. */
const maxAmountLength = 100;

/** Returns a cell with plain digits and signs, and Arabic separators replaced by those of `decimal`. */
function plainNumber(cell: string, decimal: DecimalMark): string {
  return withoutMarks(cell)
    .replaceAll("٫", decimal)
    .replaceAll("٬", decimal === "." ? "," : ".")
    .replace(/[\u2212\u2010-\u2015]/g, "-")
    .replace(/[\s'’]/g, "");
}

/**
 * Parses an amount as banks write it, in minor units: `1.234,56 €`, `$-12.30`, `12,30-`, `(12.30)`, `128.10
 * DR`. `CR` is incoming, `DR` outgoing money. More digits than the currency has are refused unless they are
 * rounding noise.
 * @returns the reason `currency` for another currency's mark, and `amount` for an ambiguous number
 */
export function readAmount(cell: string, decimal: DecimalMark, currency: string): AmountReading {
  if (cell.length > maxAmountLength) return unreadable;
  const numberText = plainNumber(withoutCurrencyMark(cell.normalize("NFKC"), currency), decimal);
  const direction = directionAtEnd(numberText);
  const marked = direction ? numberText.replace(directionEnd, "") : numberText;
  const unit = marked.replace(/[\d.,()+-]+/g, "");
  if (unit !== "") {
    const own = parseAmount(`1 ${unit}`, currency, "en");
    if (!own.ok) return { reason: own.issue === "other_currency" ? "currency" : "amount" };
  }
  const signed = unit === "" ? marked : withoutUnit(marked, unit);
  const [, before = "", digits = "", behind = ""] = /^([-+(]?)([\d.,]+)([-+)]?)$/.exec(signed) ?? [];
  const size = readDigits(digits, decimal, fractionDigits(currency));
  const hasTwoSigns = before !== "" && behind !== "" && !(before === "(" && behind === ")");
  if (size === null || hasTwoSigns || (before === "(") !== (behind === ")")) return unreadable;
  const isBelow = before === "-" || before === "(" || behind === "-";
  if (direction === "CR" && isBelow) return unreadable;
  return { amount: isBelow || direction === "DR" ? -size : size };
}

/** The direction at the end of an amount: `128.10DR`, `128.10Dr.` or `128.10(Dr)`. */
const directionEnd = /(?:(CR|DR)\.?|\((CR|DR)\.?\))$/i;

/** Returns `CR` or `DR` at the end of an amount; undefined if it is part of a currency's code, such as `IDR`. */
function directionAtEnd(plain: string): string | undefined {
  const [letters = ""] = /[A-Z]*$/i.exec(plain) ?? [];
  if (currencyCodes.has(letters.toUpperCase())) return undefined;
  const [, bare, bracketed] = directionEnd.exec(plain) ?? [];
  return (bare ?? bracketed)?.toUpperCase();
}

/** Returns the number without the unit before or after it. */
function withoutUnit(marked: string, unit: string): string {
  const at = marked.indexOf(unit);
  const before = marked.slice(0, at);
  const after = marked.slice(at + unit.length);
  return at >= 0 && (!/\d/.test(before) || !/\d/.test(after)) ? before + after : "";
}

// The first group doesn't begin with zero: `0.500` isn't 500.
const groupsOfThree = {
  ",": /^[1-9]\d{0,2}(?:,\d{3})+$/,
  ".": /^[1-9]\d{0,2}(?:\.\d{3})+$/,
};
const indianGroups = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/**
 * Parses digits with groups and a decimal mark in units of 10^-`places`. Groups have three digits, or as in
 * India two before the last three: `1,20,000.00`. Returns `null` if the text is anything else.
 */
function readDigits(digits: string, decimal: DecimalMark, places: number): bigint | null {
  const group = decimal === "." ? "," : ".";
  const [integerPart = "", fraction = "", ...more] = digits.split(decimal);
  const isGrouped =
    groupsOfThree[group].test(integerPart) || (group === "," && indianGroups.test(integerPart));
  const isIntegerPart = /^\d+$/.test(integerPart) || isGrouped;
  const isFraction = digits.includes(decimal) ? /^\d+$/.test(fraction) : fraction === "";
  if (more.length > 0 || !isIntegerPart || !isFraction) return null;
  const exact = BigInt(integerPart.replaceAll(group, "") + fraction.padEnd(places, "0").slice(0, places));
  const noise = fraction.slice(places).replace(/0+$/, "");
  if (noise === "" || /^0{6}/.test(noise)) return exact;
  return /^9{6}/.test(noise) ? exact + 1n : null;
}

/**
 * Determines the decimal mark of a column from its unambiguous cells. If all cells are ambiguous, returns a
 * dot, or `null` if three digits after a mark can be a group or decimals.
 */
export function decimalMarkOf(cells: string[], currency: string): DecimalMark | null {
  // Removes the units, which may contain dots: `Rs. 120.00`, `128.00Dr.`
  const numbers = cells.map((cell) =>
    plainNumber(cell.replaceAll("٫", "").replaceAll("٬", ""), ".").replace(/^.*?(?=[.,]?\d)|\D+$/g, ""),
  );
  const places = fractionDigits(currency);
  let [commas, dots] = [0, 0];
  for (const number of numbers) {
    const hasTwoMarks = /[.,](?=.*[.,])/.test(number);
    const lastMark = /([.,])(\d+)\D*$/.exec(number);
    if (!lastMark) continue;
    const isRepeated = number.split(lastMark[1]!).length > 2;
    const mark = isRepeated ? (lastMark[1] === "," ? "." : ",") : lastMark[1];
    // A group follows one to three digits that don't begin with zero.
    const canBeGroup = /(?<!\d)[1-9]\d{0,2}[.,]\d{3}\D*$/.test(number);
    if (!isRepeated && !hasTwoMarks && canBeGroup) continue;
    if (mark === ",") commas += 1;
    else dots += 1;
  }
  if (commas > 0 || dots > 0) return commas > dots ? "," : ".";
  const groups = new Set(numbers.flatMap((number) => /([.,])\d{3}\D*$/.exec(number)?.[1] ?? []));
  if (groups.size === 0) return ".";
  // `120.000` is 120,000 or 120; in a currency without decimals only the first is possible.
  if (places > 0 || groups.size > 1) return null;
  return groups.has(".") ? "," : ".";
}

/** Returns whether a cell is empty, or has only the dash that some banks write in place of an amount. */
export function isBlankAmount(cell: string): boolean {
  return /^[-\u2010-\u2015\u2212]?$/.test(cell);
}

/** Returns whether a cell looks like an amount, with or without a currency's mark. */
export function isAmount(cell: string): boolean {
  return /^\D{0,5}\d[\d.,]*\D{0,5}$/.test(plainNumber(cell, "."));
}
