import { fractionDigits, largestOnWire } from "#contract/amount.ts";

/**
 * An amount of the domain (bigint minor units) as the wire carries it: a safe integer. What comes in is far
 * smaller; a total beyond 2^53 is the greatest number there is, which readers write as "at least".
 */
export function toWire(amount: bigint): number {
  const greatest = BigInt(largestOnWire);
  if (amount > greatest) return largestOnWire;
  return amount < -greatest ? -largestOnWire : Number(amount);
}

/** Whole major units in minor units of a currency: 10 USD → 1000n, 10 JPY → 10n, 10 KWD → 10000n. */
export function majorUnits(whole: number, currency: string): bigint {
  return BigInt(whole) * 10n ** BigInt(fractionDigits(currency));
}

/**
 * The share of a non-negative amount, in minor units: `basisPoints` hundredths of a per cent,
 * rounded half up.
 */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  return (amount * BigInt(basisPoints) + 5_000n) / 10_000n;
}
