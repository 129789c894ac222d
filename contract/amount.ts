const knownDigits = new Map<string, number>();

/** Digits behind the decimal separator of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(code: string): number {
  const known = knownDigits.get(code);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  knownDigits.set(code, digits);
  return digits;
}

/** Minor units as an exact decimal text in major units: 123456 USD → "1234.56". */
export function toMajorUnits(amount: number | bigint, code: string): string {
  const digits = fractionDigits(code);
  const sign = amount < 0 ? "-" : "";
  const text = String(amount)
    .replace("-", "")
    .padStart(digits + 1, "0");
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A total in minor units that is this, or its negative, may be more: no greater number is exact on the wire. */
export const largestOnWire = Number.MAX_SAFE_INTEGER;

/** The sign to write before an amount that may be more than it says; none before all others. */
export function boundSign(amount: number | bigint): "≥" | "≤" | "" {
  if (amount === largestOnWire) return "≥";
  return amount === -largestOnWire ? "≤" : "";
}

export type AmountIssue = "not_a_number" | "too_many_decimals" | "too_large";

/**
 * Reads what a person typed as an amount in major units: ASCII, Arabic-Indic or Persian digits;
 * "." "," or "٫" before the decimals; spaces and grouping marks of three digits are ignored.
 * `language` tells whether "12,345" is grouped (en, ar) or has too many decimals (fr).
 * Returns minor units or why not. Never rounds, and refuses what could be read in two ways.
 */
export function parseAmount(
  text: string,
  code: string,
  language: string,
): { ok: true; amount: number } | { ok: false; issue: AmountIssue } {
  return parseDecimal(text, fractionDigits(code), language);
}

/** Reads what a person typed as a percentage, with or without its sign, in basis points: "5.5" → 550. */
export function parsePercentage(text: string, language: string): ReturnType<typeof parseAmount> {
  return parseDecimal(text.replace(/[%٪]\s*$/, ""), 2, language);
}

/** Decimals an exchange rate has at most. */
const rateDecimals = 8;

/**
 * Reads an exchange rate as a person typed it: exact decimal text without needless zeros, "0,9150" → "0.915".
 * Undefined for what is none, or not above zero.
 */
export function parseRate(text: string, language: string): string | undefined {
  const read = parseDecimal(text, rateDecimals, language);
  if (!read.ok || read.amount === 0) return undefined;
  const digits = String(read.amount).padStart(rateDecimals + 1, "0");
  return `${digits.slice(0, -rateDecimals)}.${digits.slice(-rateDecimals)}`.replace(/\.?0+$/, "");
}

function parseDecimal(text: string, digits: number, language: string): ReturnType<typeof parseAmount> {
  const plain = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll("٫", ".")
    .replace(/[\s\u00a0\u202f٬]/g, "");
  const isAmbiguous = digits === 3 && oneGroup.test(plain) && groupsByComma(language);
  const match = isAmbiguous ? undefined : separateDecimals(plain, language);
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
  // A comma alone before three digits is a group only where people group by commas.
  const comma = groupsByComma(language) || !oneGroup.test(text) ? groupedByComma.exec(text) : null;
  if (comma) return [text.split(".")[0]!.replaceAll(",", ""), comma[1] ?? ""];
  const plain = plainNumber.exec(text);
  if (plain) return [plain[1]!, plain[2] ?? ""];
  const dot = groupedByDot.exec(text);
  if (dot) return [text.split(",")[0]!.replaceAll(".", ""), dot[1] ?? dot[2] ?? ""];
  return undefined;
}
