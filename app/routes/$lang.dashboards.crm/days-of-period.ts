import type { DaySpan } from "#contract/admin-overview.ts";
import type { HomePeriod } from "./cards";

/** The days of a period at a moment, both included (UTC). */
export function daysOfPeriod(period: HomePeriod, now: Date): DaySpan {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const span = (from: number, to: number) => ({ from: written(from), to: written(to) });
  const today = Date.UTC(year, month, day);
  if (period === "28d") return span(Date.UTC(year, month, day - 27), today);
  // The day before the first of a month is the last of the one before.
  if (period === "month") return span(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0));
  return span(Date.UTC(year, month - 11, 1), today);
}

function written(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
