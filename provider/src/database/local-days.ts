import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { dayAfter, daysIn } from "#contract/overview-periods.ts";
import { dayIn } from "#shared/time-zone.ts";
import { momentInZone } from "../modules/notification-settings/local-time.ts";

const second = 1000;
// The clocks of the world are up to 14 hours ahead of UTC and 12 behind; a change skips a day at most.
const farthest = 50 * 60 * 60 * second;

/** The time zone whose calendar the days of a query belong to. */
export interface Zoned {
  timeZone: string;
}

/**
 * Returns the first moment of a zone's day, which ends where the next one starts: 23 or 25 hours later when
 * summer time begins or ends. A day that the calendar skips has no moments, and starts where the next does.
 */
export function startOfDay(day: string, timeZone: string): Date {
  if (timeZone === "UTC") return new Date(day);
  const midnight = momentInZone(`${day}T00:00`, timeZone);
  if (isFirst(midnight.getTime(), day, timeZone)) return midnight;
  return searchStart(day, timeZone);
}

/** Returns where each of `length` days from `first` on starts, and the end of the last. */
export function startsOfDays(first: string, length: number, timeZone: string): Date[] {
  return Array.from({ length: length + 1 }, (_, index) => startOfDay(dayAfter(first, index), timeZone));
}

/**
 * Returns the day of a moment in a zone as a `date`, for moments within the `days`. The days are cut in this
 * program, not by the database's own table of zones, so that every query agrees on them with the filters.
 */
export function dayColumn(at: PgColumn | SQL, days: { from: string; to: string } & Zoned): SQL {
  const { from, timeZone } = days;
  if (timeZone === "UTC") return sql`(${at} at time zone 'UTC')::date`;
  const starts = startsOfDays(from, daysIn(days), timeZone).map((start) => start.toISOString());
  // As SQL text, not as a parameter: `group by` needs the identical expression. It holds days and times only.
  const bounds = sql.raw(`'{${starts.join(",")}}'::timestamptz[]`);
  const first = sql.raw(`'${dayAfter(from, -1)}'::date`);
  return sql`(${first} + width_bucket(${at}, ${bounds}))`;
}

function isFirst(time: number, day: string, timeZone: string): boolean {
  return dayIn(new Date(time), timeZone) >= day && dayIn(new Date(time - second), timeZone) < day;
}

/** Midnight is skipped, or comes twice. */
function searchStart(day: string, timeZone: string): Date {
  const middle = Date.parse(day);
  let [before, after] = [middle - farthest, middle + farthest];
  while (after - before > second) {
    const between = before + Math.floor((after - before) / 2 / second) * second;
    if (dayIn(new Date(between), timeZone) >= day) after = between;
    else before = between;
  }
  return new Date(after);
}
