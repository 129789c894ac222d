/** A timer that fires this many milliseconds late shows that the process was busy. */
const stallThreshold = 20;

/**
 * Calls `onTimeout` after `milliseconds`, not counting the time in which the process was busy. Timers run
 * before sockets are read, so after a stall a plain timer would discard answers that have already arrived.
 * @returns a function that cancels it
 */
export function startTimeout(milliseconds: number, onTimeout: () => void): () => void {
  const due = performance.now() + milliseconds;
  let timer = setTimeout(() => {
    const delay = performance.now() - due;
    if (delay < stallThreshold) onTimeout();
    else timer = setTimeout(onTimeout, Math.min(delay, milliseconds));
  }, milliseconds);
  return () => clearTimeout(timer);
}

/**
 * Returns a signal that aborts with a `TimeoutError` when `startTimeout` would call back. `clear` cancels the
 * timer.
 */
export function timeoutSignal(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException("The operation timed out.", "TimeoutError"));
  return { signal: controller.signal, clear: startTimeout(milliseconds, abort) };
}
