/**
 * Returns sample values that look like measurements and are identical on every render: a wave with small
 * variations.
 */
export function sampleWave(
  count: number,
  { base, swing, turn }: { base: number; swing: number; turn: number },
) {
  return Array.from({ length: count }, (_, index) =>
    Math.round(base + swing * Math.sin(index * turn) + ((index * 7) % 5) * (swing / 10)),
  );
}

/** Returns the first `count` multiples of `step`. */
export function steppedValues(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) * step);
}
