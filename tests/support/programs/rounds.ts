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

/** Says what a test went through: a race that ran once proves nothing. */
export function report(what: string): void {
  process.stdout.write(`    ${what}\n`);
}

/** The seed a failed run printed, to see it again: `FAST_CHECK_SEED=… npx vitest …`. */
export const replay = process.env.FAST_CHECK_SEED ? { seed: Number(process.env.FAST_CHECK_SEED) } : {};
