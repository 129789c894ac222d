import { sql, type SQL } from "drizzle-orm";
import { dayAfter, daysIn } from "#contract/overview-periods.ts";
import type { DaySpan } from "#contract/admin-overview.ts";

export type Unit = "day" | "week" | "month";

/** Buckets to count in, named by the days so much later: what came before is drawn where it is compared with. */
export interface Buckets {
  unit: Unit;
  shift: number;
}

const mostDays = 45;
const mostWeeks = 26 * 7;

/** What a period is drawn in, so that it has neither three points nor three hundred. */
export function unitOf(span: DaySpan): Unit {
  const days = daysIn(span);
  if (days <= mostDays) return "day";
  return days <= mostWeeks ? "week" : "month";
}

/** The day a day's bucket begins: itself, its Monday, its month's first. As `date_trunc` has it. */
export function bucketOf(day: string, unit: Unit): string {
  if (unit === "day") return day;
  if (unit === "month") return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

/** The first day of the bucket that a `day` of a query belongs to. */
export function bucketOfDay({ unit, shift }: Buckets): SQL {
  return sql.raw(`date_trunc('${unit}', day + ${Math.trunc(shift)})::date`);
}

/** Every bucket of a period, oldest first; the first may begin before it. */
export function bucketsOf(span: DaySpan, unit: Unit): string[] {
  const buckets = new Set<string>();
  for (let day = span.from; day <= span.to; day = dayAfter(day, 1)) buckets.add(bucketOf(day, unit));
  return [...buckets];
}
