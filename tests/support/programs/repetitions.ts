const isLong = process.env.LONG === "1";

/** Returns the number of repetitions: `ci`, or `long` in the long run. */
export function repetitions({ ci, long }: { ci: number; long: number }): number {
  return isLong ? long : ci;
}

/**
 * Returns the whole list in the long run, otherwise only the element for a position. Consecutive positions
 * cover all elements.
 */
export function alternate<T>(list: readonly T[], position: number): T[] {
  return isLong ? [...list] : [list[position % list.length]!];
}

/**
 * Returns a position for `alternate` that depends only on a text, so that a new text doesn't change the
 * positions of others.
 */
export function positionOf(text: string): number {
  return [...text].reduce((sum, character) => sum + character.charCodeAt(0), 0);
}

/** Returns the whole list in the long run, otherwise every `step`th element, beginning with the one at `start`. */
export function everyNth<T>(list: readonly T[], step: number, start = 0): T[] {
  return isLong ? [...list] : list.filter((_, index) => index % step === start % step);
}

/**
 * Returns all pairs in the long run, otherwise as few pairs as needed to contain every value: a problem with
 * one value shows in any pair that has it.
 */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  if (isLong) return first.flatMap((one) => second.map((other): [A, B] => [one, other]));
  const count = Math.max(first.length, second.length);
  return Array.from({ length: count }, (_, index) => [
    first[index % first.length]!,
    second[index % second.length]!,
  ]);
}

/** Prints how much a test covered: a race that ran once proves little. */
export function printCoverage(what: string): void {
  process.stdout.write(`    ${what}\n`);
}

/** Reproduces a failed run with the seed it printed: `FAST_CHECK_SEED=… npx vitest …`. */
export const replaySeed = process.env.FAST_CHECK_SEED ? { seed: Number(process.env.FAST_CHECK_SEED) } : {};
