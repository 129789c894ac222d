const minute = 60_000;

/** For `useSyncExternalStore`: relative times are right to the minute. */
export function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 2);
  return () => clearInterval(timer);
}

/** Now, rounded up to the half minute, in milliseconds since 1970: nothing that has happened lies ahead of it. */
export function readMinute(): number {
  return Math.ceil(Date.now() / (minute / 2)) * (minute / 2);
}
