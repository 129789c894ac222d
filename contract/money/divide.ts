/** Divides and rounds down, also below zero. `divisor` is positive. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/**
 * Divides and rounds to the nearest whole number. `divisor` is positive. Halves are rounded to even, so that
 * sums of many of them aren't biased.
 */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const down = divideDown(dividend, divisor);
  const doubledRemainder = 2n * (dividend - down * divisor);
  if (doubledRemainder === divisor) return down % 2n === 0n ? down : down + 1n;
  return doubledRemainder > divisor ? down + 1n : down;
}
