const dayLength = 86_400_000;

export type GroupName = "today" | "yesterday" | "week" | "older";
export interface DayGroup<T> {
  name: GroupName;
  rows: T[];
}

/** Sorts rows, newest first, into days as UTC counts them; `now` in milliseconds since 1970. Empty groups are left out. */
export function groupByDay<T extends { createdAt: string }>(rows: readonly T[], now: number): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const row of rows) {
    const name = groupOf(Date.parse(row.createdAt), now);
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}

function groupOf(instant: number, now: number): GroupName {
  const days = Math.floor(now / dayLength) - Math.floor(instant / dayLength);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return now - instant < 7 * dayLength ? "week" : "older";
}
