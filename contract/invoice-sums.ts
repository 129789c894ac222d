import { divideDown, divideHalfEven } from "./divide.ts";

/** What a line of an invoice asks for; without schemas, so that browsers count as the provider does. */
export interface LineTerms {
  /** In thousandths: 1.5 hours are 1500. Above 0. */
  quantity: number | bigint;
  /** Of one, in minor units; below 0 for what is taken back. */
  price: number | bigint;
  /** Each in basis points, 0 to 10,000. */
  discount: number;
  tax1: number;
  tax2: number;
}

/** A line in minor units: `gross - discount + tax1 + tax2 = total`, exactly. */
export interface LineSums {
  gross: bigint;
  discount: bigint;
  tax1: bigint;
  tax2: bigint;
  total: bigint;
}

const whole = 10_000n;
/** Thousandths of a quantity, and basis points of a discount and of a tax. */
const denominator = 1_000n * whole * whole;

/**
 * Counts a line. Both taxes are on what is left after the discount. The exact total is rounded once, half to
 * even; the parts are cut down and what is missing goes to those that lost most, so that they sum to the total.
 */
export function sumLine({ quantity, price, discount, tax1, tax2 }: LineTerms): LineSums {
  const base = BigInt(quantity) * BigInt(price);
  const cut = base * BigInt(discount);
  const left = base * whole - cut;
  const exact = [base * whole * whole, -cut * whole, left * BigInt(tax1), left * BigInt(tax2)];
  const total = divideHalfEven(
    exact.reduce((sum, part) => sum + part, 0n),
    denominator,
  );
  const parts = exact.map((part) => divideDown(part, denominator));
  const lost = exact.map((part, at) => part - parts[at]! * denominator);
  const order = [0, 1, 2, 3].toSorted((one, other) => compare(lost[other]!, lost[one]!) || one - other);
  let missing = total - parts.reduce((sum, part) => sum + part, 0n);
  for (const at of order) {
    if (missing === 0n) break;
    parts[at]! += 1n;
    missing -= 1n;
  }
  const [gross, minusDiscount, first, second] = parts as [bigint, bigint, bigint, bigint];
  return { gross, discount: -minusDiscount, tax1: first, tax2: second, total };
}

/** The sums of all lines of an invoice. */
export function sumLines(lines: LineTerms[]): LineSums {
  const sums: LineSums = { gross: 0n, discount: 0n, tax1: 0n, tax2: 0n, total: 0n };
  for (const line of lines) {
    const counted = sumLine(line);
    for (const part of Object.keys(sums) as (keyof LineSums)[]) sums[part] += counted[part];
  }
  return sums;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
