const digitsByCurrency = new Map<string, number>();

/** Returns the number of decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(code: string): number {
  const cached = digitsByCurrency.get(code);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(code, digits);
  return digits;
}

/** Converts minor units to exact decimal text in major units: 123456 USD → "1234.56". */
export function toMajorUnits(amount: number | bigint, code: string): string {
  const digits = fractionDigits(code);
  const sign = amount < 0 ? "-" : "";
  const text = String(amount)
    .replace("-", "")
    .padStart(digits + 1, "0");
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * The largest integer that is exact in JSON. A total with this value, or its negative, may actually be
 * larger.
 */
export const maxWireAmount = Number.MAX_SAFE_INTEGER;

/** Returns the sign to write before a total that may be larger than shown; empty for all others. */
export function boundSign(amount: number | bigint): "≥" | "≤" | "" {
  if (amount === maxWireAmount) return "≥";
  return amount === -maxWireAmount ? "≤" : "";
}
