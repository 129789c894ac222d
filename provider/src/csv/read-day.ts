/** The order of day and month in dates such as 03/04/2026. `unclear` if no date of the file determines it. */
export type DayOrder = "dmy" | "mdy" | "unclear";

const numbered = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:[ T]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[ T]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;

/**
 * Determines the date order of a file from its unambiguous dates: those with a number above 12, and those with
 * dots, in which the day always comes first. `unclear` if there are none, or if they contradict each other.
 */
export function dayOrderOf(cells: string[]): DayOrder {
  const orders = new Set<DayOrder>();
  for (const cell of cells) {
    const [, first, mark, second] = numbered.exec(cell) ?? [];
    if (first === undefined) continue;
    if (mark === "." || Number(first) > 12) orders.add("dmy");
    else if (Number(second) > 12) orders.add("mdy");
  }
  const [only] = orders;
  return orders.size === 1 && only ? only : "unclear";
}

/** A calendar day, with the time of day if the cell has one (`18:00`). */
export interface CalendarDay {
  day: string;
  time: string | null;
}

/**
 * Parses a date as people and spreadsheets write it: 2026-12-24, 24/12/2026, 24.12.2026, 12/24/2026, each with
 * or without a time.
 *
 * @returns "unclear" for an ambiguous date; undefined for an impossible date or any other text
 */
export function readCalendarDay(cell: string, order: DayOrder): CalendarDay | "unclear" | undefined {
  const [, year, , month, day, time] = yearFirst.exec(cell) ?? [];
  if (year !== undefined) return calendarDay(Number(year), Number(month), Number(day), time);
  const [, first, mark, second, last, clock] = numbered.exec(cell) ?? [];
  if (first === undefined) return undefined;
  const [one, two] = [Number(first), Number(second)];
  const dateOrder = mark === "." || one > 12 || one === two ? "dmy" : two > 12 ? "mdy" : order;
  if (dateOrder === "unclear") return "unclear";
  const [dayOfMonth, ofYear] = dateOrder === "dmy" ? [one, two] : [two, one];
  return calendarDay(Number(last), ofYear, dayOfMonth, clock);
}

function calendarDay(
  year: number,
  month: number,
  day: number,
  time: string | undefined,
): CalendarDay | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day)
    return undefined;
  if (time === undefined) return { day: at.toISOString().slice(0, 10), time: null };
  const clock = time.padStart(time.length > 5 ? 8 : 5, "0");
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(clock)
    ? { day: at.toISOString().slice(0, 10), time: clock }
    : undefined;
}
