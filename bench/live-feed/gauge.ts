/** What both servers tell about themselves. */
export const gauge = {
  /** Bytes the process holds once everything that can go is gone. */
  memory(): { resident: number; used: number } {
    // Finalizers run after the first, and free what the second finds.
    for (let pass = 0; pass < 2; pass += 1) globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { resident: rss, used: heapUsed + external };
  },
  /** Milliseconds of processor time since the process began. */
  processorTime(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

/** Milliseconds on a monotonic clock that all processes of the machine share. */
export const moment = () => Number(process.hrtime.bigint()) / 1e6;

/** Runs `work` for every item, so many at a time. */
export async function eachOf<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  async function workOff(): Promise<void> {
    for (const item of rest) await work(item);
  }
  await Promise.all(Array.from({ length: concurrency }, workOff));
}
