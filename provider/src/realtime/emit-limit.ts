const burst = 30;
const perSecond = 10;
/**
 * The number of consecutive refusals after which the socket is disconnected. Normal use never causes so many.
 */
const maxRejections = 100;

export type Verdict = "pass" | "refuse" | "disconnect";

/**
 * Creates a user's allowance for events (W5): bursts of up to 30, and 10 per second, for all sockets of the
 * user together.
 * @param now monotonic clock in milliseconds
 */
export function createAllowance(now: () => number = () => performance.now()): () => boolean {
  let tokens = burst;
  let lastTakenAt = now();
  return function take() {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - lastTakenAt) / 1000) * perSecond);
    lastTakenAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/**
 * Returns a function that checks the events of one socket against its user's allowance. After more than
 * `maxRejections` refusals in a row, the socket must be disconnected.
 */
export function createEmitLimit(take: () => boolean): () => Verdict {
  let rejections = 0;
  return function judge() {
    rejections = take() ? 0 : rejections + 1;
    if (rejections === 0) return "pass";
    return rejections > maxRejections ? "disconnect" : "refuse";
  };
}
