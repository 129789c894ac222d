import { expect } from "vitest";
import { isTimed } from "../programs/limits.ts";

// On a machine with no time to spare a request may run out of it; that is no logout (401).
const isOutOfTime = new Set([503, 504]);

/** Loads that come again when they are told to, and how many of them had to. */
export function retriedLoads() {
  let loads = 0;
  let retries = 0;
  return {
    /** Asks until the answer is none of "come again"; answers with its status. */
    async load(ask: () => Promise<number>): Promise<number> {
      loads += 1;
      let status = await ask();
      if (!isOutOfTime.has(status)) return status;
      retries += 1;
      // The dashboard asks a provider that was too slow for five no more for a while: until it does again.
      const isRefused = async () => isOutOfTime.has((status = await ask()));
      await expect.poll(isRefused, { interval: 200 }).toBe(false);
      return status;
    },
    /** Says how many asked again; where times are held to limits, at most one in twenty may. */
    summary(): string {
      if (isTimed) expect(retries).toBeLessThanOrEqual(loads / 20);
      return `${retries} of ${loads} asked again`;
    },
  };
}
