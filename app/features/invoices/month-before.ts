/** Returns the month before the given day's month, such as `2026-03`. */
export function monthBefore(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
