import {
  dayAfter,
  daysIn,
  daysOfPeriod,
  periodIssue,
  type OverviewPeriod,
} from "#contract/overview/overview-periods.ts";
import type { DaySpan } from "#contract/overview/admin-overview.ts";
import { dayIn } from "#shared/time-zone.ts";
import { startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { Problem } from "../../problem.ts";

/** A time range; the end is exclusive. */
export interface Range {
  start: Date;
  until: Date;
}

/** A time range within days of a time zone. */
export interface ZonedRange extends ZoneInput {
  range: Range;
  days: DaySpan;
}

/** A period and the previous one of the same length. */
export interface Periods extends ZoneInput {
  now: Date;
  days: DaySpan;
  range: Range;
  /** The range of these days in UTC, for data stored by UTC day (`click_days`). */
  stored: Range;
  previous: { days: DaySpan; range: Range; stored: Range };
}

interface PeriodQuery extends ZoneInput {
  period?: OverviewPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the requested period in days of the given time zone; 30 days by default. If the last day isn't over,
 * the previous period is shortened to the same time of day.
 * @throws Problem 400 `validation_failed` if only one end is given, or the period ends before it begins or is
 * too long
 */
export function readPeriods({ period = "30d", from, to, timeZone }: PeriodQuery, now: Date): Periods {
  if ((from === undefined) !== (to === undefined)) throw invalid(from === undefined ? "from" : "to");
  const days = from && to ? { from, to } : daysOfPeriod(period, dayIn(now, timeZone));
  if (periodIssue(days)) throw invalid("to");
  const length = daysIn(days);
  const before = { from: dayAfter(days.from, -length), to: dayAfter(days.to, -length) };
  const zoned = pairOf([before.from, days.from, dayAfter(days.to, 1)], now, timeZone);
  const stored = pairOf([before.from, days.from, dayAfter(days.to, 1)], now, "UTC");
  return {
    now,
    timeZone,
    days,
    range: zoned.range,
    stored: stored.range,
    previous: { days: before, range: zoned.previous, stored: stored.previous },
  };
}

/** Returns the range of a period up to `now`, and the range of the same length in the previous period. */
function pairOf(days: [string, string, string], now: Date, timeZone: string) {
  const [first, start, end] = days.map((day) => startOfDay(day, timeZone).getTime()) as [
    number,
    number,
    number,
  ];
  const until = Math.max(start, Math.min(end, now.getTime()));
  // If the period is over, the previous period ends where it starts. Clock changes can make their lengths
  // differ.
  const untilBefore = until === end ? start : Math.min(start, first + until - start);
  return {
    range: { start: new Date(start), until: new Date(until) },
    previous: { start: new Date(first), until: new Date(untilBefore) },
  };
}

function invalid(field: "from" | "to"): Problem {
  return new Problem(400, "validation_failed", { fields: { [field]: ["field_invalid"] } });
}
