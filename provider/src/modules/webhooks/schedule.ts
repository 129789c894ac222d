const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The waits before each of the ten attempts, in milliseconds. Together, they are about three days. */
export const waits = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
] as const;
export const maxAttempts = waits.length;

/** The share by which each wait varies randomly, so that many deliveries aren't retried at the same time. */
const jitter = 0.2;
/** The pause in requests to an overloaded receiver that doesn't send `Retry-After`. */
const throttle = 30 * second;

/**
 * Returns when a delivery is attempted again after a number of attempts, but not before `retryAt`. Undefined
 * after the last attempt. `random` is a number from 0 to 1.
 */
export function nextAttempt(
  attempts: number,
  now: Date,
  { retryAt, random = Math.random() }: { retryAt?: Date | undefined; random?: number } = {},
): Date | undefined {
  const wait = waits[attempts];
  if (wait === undefined) return undefined;
  const next = now.getTime() + wait * (1 - jitter + 2 * jitter * random);
  return new Date(Math.max(next, retryAt?.getTime() ?? 0));
}

/**
 * Returns the time until which no requests are sent to an endpoint after a response; undefined if the response
 * doesn't indicate an overload.
 */
export function blockedUntil(status: number | null, retryAt: Date | undefined, now: Date): Date | undefined {
  if (status !== 429 && status !== 502 && status !== 503 && status !== 504) return undefined;
  return retryAt ?? new Date(now.getTime() + throttle);
}
