/**
 * Returns a share of a non-negative amount in minor units, rounded half up. `basisPoints` are hundredths of a
 * per cent, with up to two decimals.
 */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  return (amount * millionthsOf(basisPoints) + 500_000n) / 1_000_000n;
}

/** Converts basis points with up to two decimals to a whole number of millionths. */
export function millionthsOf(basisPoints: number): bigint {
  return BigInt(Math.round(basisPoints * 100));
}
