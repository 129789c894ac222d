const burst = 30;
const perSecond = 10;
/** So many refusals in a row end the connection: whoever ignores them is not a person clicking. */
const patience = 100;

export type Verdict = "pass" | "refuse" | "disconnect";

/**
 * A token bucket for one socket's emits (reliability W5): 30 at once, 10 a second.
 * @param now milliseconds on a clock that never goes back
 */
export function createEmitLimit(now: () => number = () => performance.now()): () => Verdict {
  let tokens = burst;
  let refusals = 0;
  let last = now();
  return function take() {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - last) / 1000) * perSecond);
    last = at;
    if (tokens >= 1) {
      tokens -= 1;
      refusals = 0;
      return "pass";
    }
    refusals += 1;
    return refusals > patience ? "disconnect" : "refuse";
  };
}
