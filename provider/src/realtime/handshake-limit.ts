import { setTimeout } from "node:timers/promises";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "../problem.ts";

const perMinute = 60;
/** A client that connects too often waits for its refusal: answered at once, it would come back the sooner. */
const delay = 1_000;

/**
 * Bounds how often one user may open a socket (W5): else a flood that is cut off comes back at once. A page
 * without Web Locks in six tabs stays below it.
 */
export function createHandshakeLimit(): (userId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async function take(userId) {
    try {
      await limiter.consume(userId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await setTimeout(delay, undefined, { ref: false });
      throw new Problem(429, "rate_limited");
    }
  };
}
