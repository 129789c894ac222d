const minute = 60_000;

/** For `useSyncExternalStore`. Relative times are updated every minute. */
export function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 2);
  return () => clearInterval(timer);
}

/**
 * Returns the current time rounded up to half a minute, in milliseconds since 1970, so that past events are
 * never in the future.
 */
export function readMinute(): number {
  return Math.ceil(Date.now() / (minute / 2)) * (minute / 2);
}
