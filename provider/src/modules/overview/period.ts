import {
  dayAfter,
  daysIn,
  daysOfPeriod,
  periodIssue,
  type OverviewPeriod,
} from "#contract/overview-periods.ts";
import type { DaySpan } from "#contract/admin-overview.ts";
import { Problem } from "../../problem.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** A stretch of time, its end excluded. */
export interface Range {
  start: Date;
  until: Date;
}

/** A period, and the same length of time right before it. */
export interface Periods {
  now: Date;
  days: DaySpan;
  range: Range;
  previous: { days: DaySpan; range: Range };
}

interface Asked {
  period?: OverviewPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The period that is asked for, 30 days unless something else is. What is compared with a day that is not over
 * is that much of the day it is compared with.
 * @throws Problem 400 `validation_failed` where only one end is given, it ends before it begins or is too long
 */
export function readPeriods({ period = "30d", from, to }: Asked, now: Date): Periods {
  if ((from === undefined) !== (to === undefined)) throw invalid(from === undefined ? "from" : "to");
  const days = from && to ? { from, to } : daysOfPeriod(period, now);
  if (periodIssue(days)) throw invalid("to");
  const length = daysIn(days);
  const shift = length * oneDay;
  const start = new Date(days.from);
  const until = new Date(Math.max(start.getTime(), Math.min(start.getTime() + shift, now.getTime())));
  return {
    now,
    days,
    range: { start, until },
    previous: {
      days: { from: dayAfter(days.from, -length), to: dayAfter(days.to, -length) },
      range: { start: new Date(start.getTime() - shift), until: new Date(until.getTime() - shift) },
    },
  };
}

function invalid(field: "from" | "to"): Problem {
  return new Problem(400, "validation_failed", { fields: { [field]: ["field_invalid"] } });
}
