/** Returns round ticks (steps of 1, 2, 2.5 or 5 × 10ⁿ) that cover 0 to `largest`. */
export function niceTicks(largest: number, approximateCount = 4): number[] {
  if (!(largest > 0)) return [0, 1];
  const approximateStep = largest / approximateCount;
  const power = 10 ** Math.floor(Math.log10(approximateStep));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= approximateStep) ?? 10) * power;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
