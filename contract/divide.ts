/** A quotient rounded down, below zero too; `divisor` is above zero. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/**
 * A quotient rounded to the nearest whole number; `divisor` is above zero. Halves go to the even neighbour, so that
 * many of them together are neither too high nor too low.
 */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const down = divideDown(dividend, divisor);
  const twice = 2n * (dividend - down * divisor);
  if (twice === divisor) return down % 2n === 0n ? down : down + 1n;
  return twice > divisor ? down + 1n : down;
}
