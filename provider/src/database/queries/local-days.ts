import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { dayAfter, daysIn } from "#contract/overview/overview-periods.ts";
import { dayIn } from "#shared/time-zone.ts";
import { momentInZone } from "../../modules/notification-settings/local-time.ts";

const second = 1000;
// An upper bound, in milliseconds, for the difference between a local time and the same time in UTC: zones are
// up to 14 hours ahead or 12 behind, and a change of zone skips at most one day.
const maxDifference = 50 * 60 * 60 * second;

/** The time zone in which the days of a query start and end. */
export interface ZoneInput {
  timeZone: string;
}

/**
 * Returns the start of a day in a time zone. The day ends at the start of the next one; this is 23 or 25 hours
 * later on days when summer time begins or ends. A day that the calendar skips is empty: it starts at the same
 * time as the next one.
 */
export function startOfDay(day: string, timeZone: string): Date {
  if (timeZone === "UTC") return new Date(day);
  const midnight = momentInZone(`${day}T00:00`, timeZone);
  if (isFirst(midnight.getTime(), day, timeZone)) return midnight;
  return searchStart(day, timeZone);
}

/**
 * Returns the starts of `length` consecutive days beginning with `first`, followed by the end of the last day.
 */
export function startsOfDays(first: string, length: number, timeZone: string): Date[] {
  return Array.from({ length: length + 1 }, (_, index) => startOfDay(dayAfter(first, index), timeZone));
}

/**
 * Returns the day of an instant in a time zone as a `date`, for instants within `days`. This program computes
 * the boundaries, instead of the database with its own time zone tables, so that every query agrees with the
 * filters.
 */
export function dayColumn(at: PgColumn | SQL, days: { from: string; to: string } & ZoneInput): SQL {
  const { from, timeZone } = days;
  if (timeZone === "UTC") return sql`(${at} at time zone 'UTC')::date`;
  const starts = startsOfDays(from, daysIn(days), timeZone).map((start) => start.toISOString());
  // Written as SQL text instead of as a parameter, because `group by` needs the identical expression. This is
  // safe: it contains only days and times.
  const bounds = sql.raw(`'{${starts.join(",")}}'::timestamptz[]`);
  const first = sql.raw(`'${dayAfter(from, -1)}'::date`);
  return sql`(${first} + width_bucket(${at}, ${bounds}))`;
}

function isFirst(time: number, day: string, timeZone: string): boolean {
  return dayIn(new Date(time), timeZone) >= day && dayIn(new Date(time - second), timeZone) < day;
}

/** Searches for the start of a day whose midnight is skipped or occurs twice. */
function searchStart(day: string, timeZone: string): Date {
  const middle = Date.parse(day);
  let [before, after] = [middle - maxDifference, middle + maxDifference];
  while (after - before > second) {
    const candidate = before + Math.floor((after - before) / 2 / second) * second;
    if (dayIn(new Date(candidate), timeZone) >= day) after = candidate;
    else before = candidate;
  }
  return new Date(after);
}
