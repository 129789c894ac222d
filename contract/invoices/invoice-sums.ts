import { divideDown, divideHalfEven } from "../money/divide.ts";

/** The terms of an invoice line. No schemas, so that browsers compute the same sums as the provider. */
export interface LineTerms {
  /** In thousandths: 1.5 hours are 1500. Positive. */
  quantity: number | bigint;
  /** The price of one unit, in minor units. Negative for a credit. */
  price: number | bigint;
  /** Discount and taxes are in basis points, 0 to 10,000. Taxes may have two decimals: 387.5 is 3.875 %. */
  discount: number;
  tax1: number;
  tax2: number;
}

/**
 * How an invoice's taxes are rounded: once per rate, on the sum of its lines (EN 16931, BR-CO-17), or line by
 * line, as on invoices sent before that rule was introduced.
 */
export const taxRoundings = ["rate", "line"] as const;
export type TaxRounding = (typeof taxRoundings)[number];

/**
 * A line's sums in minor units: `gross - discount + tax1 + tax2 = total`, exactly. If taxes are rounded per
 * rate, a line's taxes are 0, because they belong to the invoice, and its total is before tax.
 */
export interface LineSums {
  gross: bigint;
  discount: bigint;
  tax1: bigint;
  tax2: bigint;
  total: bigint;
}

/** One tax of an invoice at one rate, in minor units. `amount` is `base` times the rate, rounded once. */
export interface TaxSum {
  tax: 1 | 2;
  /** In basis points with up to two decimals, positive. */
  rate: number;
  /** The sum of the lines at this rate, before tax. */
  base: bigint;
  amount: bigint;
}

/** An invoice's sums in minor units. `taxes` is empty if taxes are rounded line by line. */
export interface InvoiceSums extends LineSums {
  taxes: TaxSum[];
}

const hundredPercent = 10_000n;
const million = 1_000_000n;
/** The product of the units of quantity (thousandths), discount (basis points) and tax (millionths). */
const denominator = 1_000n * hundredPercent * million;

/**
 * Computes the sums of a line. Taxes apply to the amount after the discount. The exact total is rounded once,
 * half to even, and the parts add up to it.
 */
export function sumLine(
  { quantity, price, discount, tax1, tax2 }: LineTerms,
  rounding: TaxRounding = "rate",
): LineSums {
  const base = BigInt(quantity) * BigInt(price);
  const discountAmount = base * BigInt(discount);
  const net = base * hundredPercent - discountAmount;
  const taxes = rounding === "line" ? [net * millionths(tax1), net * millionths(tax2)] : [];
  const { total, parts } = roundParts([base * hundredPercent * million, -discountAmount * million, ...taxes]);
  const [gross = 0n, minusDiscount = 0n, first = 0n, second = 0n] = parts;
  return { gross, discount: -minusDiscount, tax1: first, tax2: second, total };
}

/**
 * Rounds the sum of exact parts half to even. Each part is rounded down, and the remaining units are added to
 * the parts with the largest fractions.
 */
function roundParts(exact: bigint[]): { total: bigint; parts: bigint[] } {
  const total = divideHalfEven(
    exact.reduce((sum, part) => sum + part, 0n),
    denominator,
  );
  const parts = exact.map((part) => divideDown(part, denominator));
  const remainders = exact.map((part, index) => part - parts[index]! * denominator);
  const order = [...exact.keys()].toSorted(
    (one, other) => compare(remainders[other]!, remainders[one]!) || one - other,
  );
  let missingUnits = total - parts.reduce((sum, part) => sum + part, 0n);
  for (const index of order) {
    if (missingUnits === 0n) break;
    parts[index]! += 1n;
    missingUnits -= 1n;
  }
  return { total, parts };
}

/** Computes an invoice: the sums of its lines, and its taxes. */
export function sumLines(lines: LineTerms[], rounding: TaxRounding = "rate"): InvoiceSums {
  const sums: LineSums = { gross: 0n, discount: 0n, tax1: 0n, tax2: 0n, total: 0n };
  for (const line of lines) {
    const lineSums = sumLine(line, rounding);
    for (const part of Object.keys(sums) as (keyof LineSums)[]) sums[part] += lineSums[part];
  }
  const taxes = rounding === "rate" ? [...taxesOf(lines, 1), ...taxesOf(lines, 2)] : [];
  for (const { tax, amount } of taxes) {
    sums[`tax${tax}`] += amount;
    sums.total += amount;
  }
  return { ...sums, taxes };
}

/** Returns the sums of one of the two taxes at each of its rates, the highest rate first. */
function taxesOf(lines: LineTerms[], tax: 1 | 2): TaxSum[] {
  const bases = new Map<number, bigint>();
  for (const line of lines) {
    const rate = line[`tax${tax}`];
    if (rate > 0) bases.set(rate, (bases.get(rate) ?? 0n) + sumLine(line).total);
  }
  return [...bases]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, base]) => ({ tax, rate, base, amount: divideHalfEven(base * millionths(rate), million) }));
}

/** Converts basis points with up to two decimals to millionths. */
const millionths = (basisPoints: number) => BigInt(Math.round(basisPoints * 100));

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
