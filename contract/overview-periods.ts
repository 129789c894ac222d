const oneDay = 24 * 60 * 60 * 1000;

/** Presets: so many days up to today, today included. Apart from the schemas, so that browser code stays light. */
export const overviewPeriods = ["7d", "30d", "90d", "365d"] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

/** The longest period that can be asked for. */
export const longestPeriod = 731;

/** The days of a preset up to a day, both included. */
export function daysOfPeriod(period: OverviewPeriod, today: string): { from: string; to: string } {
  return { from: dayAfter(today, 1 - Number.parseInt(period, 10)), to: today };
}

/** The day so many days after one; before it with a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);
}

/** The first day of the month so many months before a day's. */
export function monthsBefore(day: string, months: number): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 10);
}

/** How many days a span has, both ends included; 0 or less where it ends before it begins. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay + 1;
}

/** What is wrong with a span of days, if anything. */
export function periodIssue(span: { from: string; to: string }): "backwards" | "too_long" | undefined {
  const days = daysIn(span);
  if (days < 1) return "backwards";
  return days > longestPeriod ? "too_long" : undefined;
}
