const minute = 60_000;

/** Calls the listener every minute, to update relative times. For `useSyncExternalStore`. */
export function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 2);
  return () => clearInterval(timer);
}

/**
 * Returns the current time in milliseconds since 1970, rounded up to half a minute, so that past events are
 * never in the future.
 */
export function readMinute(): number {
  return Math.ceil(Date.now() / (minute / 2)) * (minute / 2);
}
