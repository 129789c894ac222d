import { setTimeout } from "node:timers/promises";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "../problem.ts";

const perMinute = 60;
/** The milliseconds by which refusals are delayed, because clients reconnect immediately after a refusal. */
const delay = 1_000;

/**
 * Limits how often a user may open a socket (W5). Without it, a disconnected flooding client would reconnect
 * immediately. Six tabs without Web Locks stay below the limit.
 */
export function createHandshakeLimit(): (userId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async function take(userId) {
    try {
      await limiter.consume(userId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await setTimeout(delay, undefined, { ref: false });
      throw new Problem(429, "rate_limited");
    }
  };
}
