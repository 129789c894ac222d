const dayLength = 86_400_000;

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
  const dayOf = dayNamer(timeZone);
  const today = dayOf(now);
  const yesterday = new Date(Date.parse(today) - dayLength).toISOString().slice(0, 10);
  const names = new Map([
    [today, "today"],
    [yesterday, "yesterday"],
  ] as const);
  const groups: DayGroup<T>[] = [];
  for (const row of rows) {
    const named = dayOf(Date.parse(row.createdAt));
    // The provider's clock may be ahead, so tomorrow is shown as today.
    const day = named > today ? today : named;
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, name: names.get(day), rows: [row] });
  }
  return groups;
}

function dayNamer(timeZone: string): (instant: number) => string {
  // The Swedish date format is that of ISO 8601.
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" });
  return (instant) => format.format(instant);
}
