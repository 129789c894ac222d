import { sql, type SQL } from "drizzle-orm";
import { dayAfter, daysIn } from "#contract/overview/overview-periods.ts";
import type { DaySpan } from "#contract/overview/admin-overview.ts";

export type Unit = "day" | "week" | "month";

/**
 * The time buckets into which rows are grouped. Each row is assigned to the day `shift` days later, so that the
 * previous period lines up with the current one.
 */
export interface Buckets {
  unit: Unit;
  shift: number;
}

const maxDays = 45;
const maxWeeks = 26 * 7;

/** Returns the unit for a period's chart, so that it has a suitable number of points. */
export function unitOf(span: DaySpan): Unit {
  const days = daysIn(span);
  if (days <= maxDays) return "day";
  return days <= maxWeeks ? "week" : "month";
}

/**
 * Returns the first day of a day's bucket: the day itself, its Monday, or the first of its month, like
 * `date_trunc`.
 */
export function bucketOf(day: string, unit: Unit): string {
  if (unit === "day") return day;
  if (unit === "month") return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

/** Selects the first day of the bucket to which a query's `day` belongs. */
export function bucketOfDay({ unit, shift }: Buckets): SQL {
  return sql.raw(`date_trunc('${unit}', day + ${Math.trunc(shift)})::date`);
}

/** Returns all buckets of a period, oldest first. The first may begin before the period. */
export function bucketsOf(span: DaySpan, unit: Unit): string[] {
  const buckets = new Set<string>();
  for (let day = span.from; day <= span.to; day = dayAfter(day, 1)) buckets.add(bucketOf(day, unit));
  return [...buckets];
}
