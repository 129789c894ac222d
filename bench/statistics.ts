/** The middle value; the mean of the middle two when there is an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted[middle - 1] ?? upper;
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** The value below which a share of the values lies: 0.99 is the p99, the nearest of those there are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * Measures several things in turn, round after round, so that whatever else the machine does falls
 * on all of them alike. The first round warms up and is thrown away.
 * @returns the measurements of each, in the order of the rounds
 */
export async function interleave<Name extends string, Value>(
  rounds: number,
  subjects: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(subjects) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await subjects[name]();
      if (round > 0) measured[name].push(value);
    }
  }
  return measured;
}
