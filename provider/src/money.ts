import { fractionDigits } from "#contract/amount.ts";

/**
 * An amount of the domain (bigint minor units) as the wire carries it: a safe integer.
 * @throws RangeError beyond 2^53: an amount is never rounded, it is refused (design §4).
 */
export function toWire(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} minor units do not fit the wire`);
  return number;
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
