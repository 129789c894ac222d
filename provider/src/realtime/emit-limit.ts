const burst = 30;
const perSecond = 10;
/** So many refusals in a row end the connection: a person who clicks does not ignore them. */
const mostRefusals = 100;

export type Verdict = "pass" | "refuse" | "disconnect";

/**
 * What a user may emit (W5): 30 at once, 10 a second, over all their sockets together.
 * @param now milliseconds on a clock that never goes back
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

/** Judges the emits of one socket by its user's allowance, and disconnects it beyond `mostRefusals`. */
export function createEmitLimit(take: () => boolean): () => Verdict {
  let refusals = 0;
  return function judge() {
    refusals = take() ? 0 : refusals + 1;
    if (refusals === 0) return "pass";
    return refusals > mostRefusals ? "disconnect" : "refuse";
  };
}
