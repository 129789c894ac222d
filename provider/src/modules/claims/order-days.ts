import type { ErrorKey } from "#contract/error-keys.ts";

const hour = 60 * 60 * 1000;

// The day on an order is the buyer's: their clock is up to 14 h ahead of UTC, or 12 h behind.
const farthestAhead = 14 * hour;
const farthestBehind = 12 * hour;

interface Refusal {
  key: ErrorKey;
  details: Record<string, string>;
}

/**
 * Why an order of a day (`YYYY-MM-DD`) cannot have come from a click: made before it, after it had
 * expired, or not yet. Undefined when it can, wherever on earth that day was.
 */
export function dayRefusal(
  day: string,
  click: { createdAt: Date; expiresAt: Date },
  now: Date,
): Refusal | undefined {
  const first = dayOf(click.createdAt.getTime() - farthestBehind);
  if (day < first) return { key: "order_before_click", details: { day: dayOf(click.createdAt.getTime()) } };
  if (day > dayOf(now.getTime() + farthestAhead)) return { key: "order_in_future", details: {} };
  const last = dayOf(click.expiresAt.getTime() + farthestAhead);
  if (day <= last) return undefined;
  return { key: "order_after_click_expired", details: { day: dayOf(click.expiresAt.getTime()) } };
}

/** An instant's day in UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
