const burst = 30;
const perSecond = 10;
/** The number of consecutive refusals after which the socket is disconnected. No person would cause so many. */
const maxRefusals = 100;

export type Verdict = "pass" | "refuse" | "disconnect";

/**
 * Creates a user's allowance for events (W5): 30 at once, 10 per second, over all their sockets together.
 * @param now monotonic clock in milliseconds
 */
export function createAllowance(now: () => number = () => performance.now()): () => boolean {
  let tokens = burst;
  let last = now();
  return function take() {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - last) / 1000) * perSecond);
    last = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/**
 * Checks the events of one socket against its user's allowance. The verdict is to disconnect after
 * `maxRefusals`.
 */
export function createEmitLimit(take: () => boolean): () => Verdict {
  let refusals = 0;
  return function judge() {
    refusals = take() ? 0 : refusals + 1;
    if (refusals === 0) return "pass";
    return refusals > maxRefusals ? "disconnect" : "refuse";
  };
}
