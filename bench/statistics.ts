/** Returns the middle value, or the mean of the middle two for an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted[middle - 1] ?? upper;
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** Returns the value below which a share of the values lies, by nearest rank: 0.99 is the p99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * Measures several things in turn, round after round, so that other load on the machine affects all alike. The
 * first round is a warm-up and discarded.
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
