const isLong = process.env.LONG === "1";

/** How often to repeat: `ci` rounds, or `long` of them in the long run. */
export function roundsOf({ ci, long }: { ci: number; long: number }): number {
  return isLong ? long : ci;
}

/**
 * Of a product of sets a sample: the whole list in the long run, else the one whose turn it is, so that over
 * neighbouring positions each comes up.
 */
export function inTurn<T>(list: readonly T[], position: number): T[] {
  return isLong ? [...list] : [list[position % list.length]!];
}

/**
 * Each of the first with each of the second in the long run; else as few pairs as have every value once:
 * what differs by one of the two shows in any pair that has it.
 */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  if (isLong) return first.flatMap((one) => second.map((other): [A, B] => [one, other]));
  const count = Math.max(first.length, second.length);
  return Array.from({ length: count }, (_, index) => [
    first[index % first.length]!,
    second[index % second.length]!,
  ]);
}

/** Says what a test went through: a race that ran once proves nothing. */
export function report(what: string): void {
  process.stdout.write(`    ${what}\n`);
}

/** The seed a failed run printed, to see it again: `FAST_CHECK_SEED=… npx vitest …`. */
export const replay = process.env.FAST_CHECK_SEED ? { seed: Number(process.env.FAST_CHECK_SEED) } : {};
