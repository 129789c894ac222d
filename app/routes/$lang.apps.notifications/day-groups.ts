import { dayIn, daysBetween } from "#shared/time-zone.ts";

export interface DayGroup<T> {
  /** In the format `YYYY-MM-DD`. */
  day: string;
  name: "today" | "yesterday" | undefined;
  rows: T[];
}

/**
 * Groups rows, which are sorted newest first, by the days of a time zone. `now` is in milliseconds since
 * 1970.
 */
export function groupByDay<T extends { createdAt: string }>(
  rows: readonly T[],
  now: number,
  timeZone = "UTC",
): DayGroup<T>[] {
  const today = dayIn(new Date(now), timeZone);
  const names = ["today", "yesterday"] as const;
  const groups: DayGroup<T>[] = [];
  for (const row of rows) {
    const createdDay = dayIn(new Date(row.createdAt), timeZone);
    // The provider's clock may be ahead, so a date after today is shown as today.
    const day = createdDay > today ? today : createdDay;
    const lastGroup = groups.at(-1);
    if (lastGroup?.day === day) lastGroup.rows.push(row);
    else groups.push({ day, name: names[daysBetween(day, today)], rows: [row] });
  }
  return groups;
}
