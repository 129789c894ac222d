/** Measurements that both servers make of their own process. */
export const gauge = {
  /** Returns the bytes the process holds after garbage collection. */
  memory(): { resident: number; used: number } {
    // The first pass runs finalizers; the second frees what they released.
    for (let pass = 0; pass < 2; pass += 1) globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { resident: rss, used: heapUsed + external };
  },
  /** Returns the processor time since the process started, in milliseconds. */
  processorTime(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

/** Returns milliseconds of a monotonic clock that all processes of the machine share. */
export const monotonicTime = () => Number(process.hrtime.bigint()) / 1e6;

/** Runs `work` for every item with limited concurrency. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  async function drainQueue(): Promise<void> {
    for (const item of rest) await work(item);
  }
  await Promise.all(Array.from({ length: concurrency }, drainQueue));
}
