const isLong = process.env.LONG === "1";

/** How often to repeat: `ci` rounds, or `long` of them in the long run. */
export function roundsOf({ ci, long }: { ci: number; long: number }): number {
  return isLong ? long : ci;
}

/** Says what a test went through: a race that ran once proves nothing. */
export function report(what: string): void {
  process.stdout.write(`    ${what}\n`);
}

/** The seed a failed run printed, to see it again: `FAST_CHECK_SEED=… npx vitest …`. */
export const replay = process.env.FAST_CHECK_SEED ? { seed: Number(process.env.FAST_CHECK_SEED) } : {};
