import type { ErrorKey } from "#contract/calls/error-keys.ts";

const hour = 60 * 60 * 1000;

// The day on an order is in the buyer's time zone, which is up to 14 h ahead of UTC or 12 h behind.
const farthestAhead = 14 * hour;
const farthestBehind = 12 * hour;

interface DayError {
  key: ErrorKey;
  details: Record<string, string>;
}

/**
 * Returns why an order of a day (`YYYY-MM-DD`) can't result from a click: the day is before the click, after
 * its expiry, or in the future. Undefined if it can, in some time zone.
 */
export function findDayError(
  day: string,
  click: { createdAt: Date; expiresAt: Date },
  now: Date,
): DayError | undefined {
  const first = dayOf(click.createdAt.getTime() - farthestBehind);
  if (day < first) return { key: "order_before_click", details: { day: dayOf(click.createdAt.getTime()) } };
  if (day > dayOf(now.getTime() + farthestAhead)) return { key: "order_in_future", details: {} };
  const last = dayOf(click.expiresAt.getTime() + farthestAhead);
  if (day <= last) return undefined;
  return { key: "order_after_click_expired", details: { day: dayOf(click.expiresAt.getTime()) } };
}

/** Returns the day of an instant in UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
