import { peakGrowth } from "./memory.ts";
import { report } from "./rounds.ts";

/**
 * Whether times and memory are held to their limits: in `npm run test:long`, on a machine of its own. CI
 * shares its machine, so there what happens decides, not when.
 */
export const isTimed = process.env.TIMED === "1";

/**
 * Holds milliseconds since `begun` (of `performance.now()`) to a limit.
 * @throws Error when the run is timed and it took longer
 */
export function holdTime(begun: number, limit: number, what = "this"): void {
  const took = Math.round(performance.now() - begun);
  if (isTimed && took >= limit) throw new Error(`${what} took ${took} ms instead of less than ${limit} ms`);
}

/**
 * Does the work and holds what a process grows by meanwhile, in megabytes, to a limit.
 * @throws Error when the run is timed and it grew by more
 */
export async function holdGrowth(pid: number, limit: number, what: string, work: () => Promise<void>) {
  if (!isTimed) return work();
  const growth = await peakGrowth(pid, work);
  report(`${what}: memory +${growth} MB`);
  if (growth >= limit) throw new Error(`${what}: ${growth} MB more instead of less than ${limit} MB`);
}
