const oneDay = 24 * 60 * 60 * 1000;

/**
 * Periods of whole days that end today. Separate from the schemas, so that browser code doesn't load the schema
 * library.
 */
export const overviewPeriods = ["7d", "30d", "90d", "365d"] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

/** The maximum number of days in a period. */
export const maxPeriodDays = 731;

/** Returns the first and last day of a period that ends today. */
export function daysOfPeriod(period: OverviewPeriod, today: string): { from: string; to: string } {
  return { from: dayAfter(today, 1 - Number.parseInt(period, 10)), to: today };
}

/** Returns the day that is `days` days after `day`, or before it if `days` is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);
}

/** Returns the first day of the month that is `months` months before the month of `day`. */
export function monthsBefore(day: string, months: number): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 10);
}

/** Returns the number of days in a range, both ends included; 0 or less if it ends before it begins. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay + 1;
}

/** Returns what is wrong with a range of days, or `undefined` if it is valid. */
export function periodIssue(span: { from: string; to: string }): "backwards" | "too_long" | undefined {
  const days = daysIn(span);
  if (days < 1) return "backwards";
  return days > maxPeriodDays ? "too_long" : undefined;
}
