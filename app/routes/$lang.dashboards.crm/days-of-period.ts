import type { DaySpan } from "#contract/overview/admin-overview.ts";
import { dayAfter, monthsBefore } from "#contract/overview/overview-periods.ts";
import type { HomePeriod } from "./cards";

/**
 * Returns the first and last day of a period that ends on a day, both inclusive. `month` is the previous
 * calendar month.
 */
export function daysOfPeriod(period: HomePeriod, today: string): DaySpan {
  if (period === "28d") return { from: dayAfter(today, -27), to: today };
  if (period === "month") return { from: monthsBefore(today, 1), to: dayAfter(monthsBefore(today, 0), -1) };
  return { from: monthsBefore(today, 11), to: today };
}
