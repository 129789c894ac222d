import { expect } from "vitest";

// On a machine with no time to spare a request may run out of it; that is no logout (401).
const isOutOfTime = new Set([503, 504]);

/** Loads that may each ask once more, and how many of them had to. */
export function retriedLoads() {
  let loads = 0;
  let retries = 0;
  return {
    /** Asks; answers with the status, the second one where the first ran out of time. */
    async load(ask: () => Promise<number>): Promise<number> {
      loads += 1;
      const status = await ask();
      if (!isOutOfTime.has(status)) return status;
      retries += 1;
      return ask();
    },
    /** Says how many asked twice, once it has made sure that at most one in twenty did. */
    summary(): string {
      expect(retries).toBeLessThanOrEqual(loads / 20);
      return `${retries} of ${loads} asked twice`;
    },
  };
}
