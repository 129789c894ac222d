import type { DaySpan } from "#contract/overview/admin-overview.ts";
import { dayAfter, monthsBefore } from "#contract/overview/overview-periods.ts";
import type { HomePeriod } from "./cards";

/** The days of a period up to a day, both included; `month` is the one before the day's. */
export function daysOfPeriod(period: HomePeriod, today: string): DaySpan {
  if (period === "28d") return { from: dayAfter(today, -27), to: today };
  if (period === "month") return { from: monthsBefore(today, 1), to: dayAfter(monthsBefore(today, 0), -1) };
  return { from: monthsBefore(today, 11), to: today };
}
