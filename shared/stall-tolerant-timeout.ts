/** Milliseconds late from which on a timer shows that the process was busy. */
const stallThreshold = 20;

/**
 * Calls `onTimeout` after `milliseconds`, and gives back the time a busy process could not use. Timers run before
 * sockets are read: after a stall a plain timer would give up every answer that has arrived meanwhile.
 * @returns a function that cancels it
 */
export function startTimeout(milliseconds: number, onTimeout: () => void): () => void {
  const due = performance.now() + milliseconds;
  let timer = setTimeout(() => {
    const late = performance.now() - due;
    if (late < stallThreshold) onTimeout();
    else timer = setTimeout(onTimeout, Math.min(late, milliseconds));
  }, milliseconds);
  return () => clearTimeout(timer);
}

/** A signal that aborts with a `TimeoutError` as `startTimeout` does; `clear` frees the timer once it isn't needed. */
export function timeoutSignal(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException("The operation timed out.", "TimeoutError"));
  return { signal: controller.signal, clear: startTimeout(milliseconds, abort) };
}
