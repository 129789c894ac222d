import { expect } from "vitest";
import { isTimed } from "../programs/limits.ts";

// On an overloaded machine a request may time out. That isn't a log-out (401).
const timeoutStatuses = new Set([503, 504]);

/** Repeats requests that get a "retry" status, and counts the repeated requests. */
export function retriedLoads() {
  let loads = 0;
  let retries = 0;
  return {
    /** Sends a request until it gets a final response and returns its status code. */
    async load(send: () => Promise<number>): Promise<number> {
      loads += 1;
      let status = await send();
      if (!timeoutStatuses.has(status)) return status;
      retries += 1;
      // After five timeouts the dashboard stops calling the provider for a while, so this polls until it does
      // again.
      const hasTimedOut = async () => timeoutStatuses.has((status = await send()));
      await expect.poll(hasTimedOut, { interval: 200 }).toBe(false);
      return status;
    },
    /** Reports how many requests were retried. In timed runs, at most one in twenty may be. */
    summary(): string {
      if (isTimed) expect(retries).toBeLessThanOrEqual(loads / 20);
      return `${retries} of ${loads} asked again`;
    },
  };
}
