import { peakGrowth } from "./memory.ts";
import { printCoverage } from "./repetitions.ts";

/**
 * Whether limits on time and memory are enforced: in `npm run test:long`, on an otherwise idle machine. CI
 * shares its machine, so there only outcomes count.
 */
export const isTimed = process.env.TIMED === "1";

/**
 * Enforces a limit on the milliseconds since `startedAt` (of `performance.now()`).
 * @throws Error when the run is timed and it took longer
 */
export function expectWithin(startedAt: number, limit: number, what = "this"): void {
  const elapsed = Math.round(performance.now() - startedAt);
  if (isTimed && elapsed >= limit)
    throw new Error(`${what} took ${elapsed} ms instead of less than ${limit} ms`);
}

/**
 * Enforces a limit on a process's memory growth during some work, in megabytes.
 * @throws Error when the run is timed and it grew by more
 */
export async function holdGrowth(pid: number, limit: number, what: string, work: () => Promise<void>) {
  if (!isTimed) return work();
  const growth = await peakGrowth(pid, work);
  printCoverage(`${what}: memory +${growth} MB`);
  if (growth >= limit) throw new Error(`${what}: ${growth} MB more instead of less than ${limit} MB`);
}
