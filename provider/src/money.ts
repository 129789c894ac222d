import { fractionDigits, maxWireAmount } from "#contract/money/minor-units.ts";

/**
 * Converts an amount (bigint minor units) to a safe integer for the API. Single amounts are always small
 * enough. A total beyond 2^53 becomes the largest safe integer, which clients show as "at least".
 */
export function toWire(amount: bigint): number {
  const greatest = BigInt(maxWireAmount);
  if (amount > greatest) return maxWireAmount;
  return amount < -greatest ? -maxWireAmount : Number(amount);
}

/** Converts whole major units to minor units of a currency: 10 USD → 1000n, 10 JPY → 10n, 10 KWD → 10000n. */
export function majorUnits(whole: number, currency: string): bigint {
  return BigInt(whole) * 10n ** BigInt(fractionDigits(currency));
}

/** Converts basis points to the number before a per cent sign: 387.5 → 3.875. */
export function percentOf(basisPoints: number): number {
  return Math.round(basisPoints * 100) / 10_000;
}
