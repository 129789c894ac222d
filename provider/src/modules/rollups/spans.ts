import { dayAfter } from "#contract/overview/overview-periods.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A time range (the end is exclusive) whose rows are added to one bucket. */
export interface Span {
  bucket: string;
  start: Date;
  until: Date;
}

/** Whole days (UTC) of a bucket, the end exclusive. */
export interface DaySpan {
  bucket: string;
  start: string;
  until: string;
}

/** Whole hours (0 to 23) of a day (UTC), the end exclusive. */
export interface HourSpan {
  bucket: string;
  day: string;
  first: number;
  until: number;
}

/** Splits spans into whole days and the ranges before and after them, each within one day (UTC). */
export function cutIntoDays(spans: readonly Span[]): { days: DaySpan[]; rest: Span[] } {
  const days: DaySpan[] = [];
  const rest: Span[] = [];
  for (const { bucket, start, until } of spans) {
    const { whole, rest: edges } = cut(start.getTime(), until.getTime(), day);
    if (whole) days.push({ bucket, start: dayOf(whole[0]), until: dayOf(whole[1]) });
    for (const edge of edges) rest.push(spanOf(bucket, edge));
  }
  return { days, rest };
}

/** Splits spans within a day into whole hours and the ranges before and after them. */
export function cutIntoHours(spans: readonly Span[]): { hours: HourSpan[]; rest: Span[] } {
  const hours: HourSpan[] = [];
  const rest: Span[] = [];
  for (const { bucket, start, until } of spans) {
    const { whole, rest: edges } = cut(start.getTime(), until.getTime(), hour);
    if (whole) {
      const midnight = Math.floor(whole[0] / day) * day;
      const [first, end] = whole.map((at) => (at - midnight) / hour) as [number, number];
      hours.push({ bucket, day: dayOf(midnight), first, until: end });
    }
    for (const edge of edges) rest.push(spanOf(bucket, edge));
  }
  return { hours, rest };
}

/** A range of days; the end is exclusive. */
export interface DayRange {
  since: string;
  before: string;
}

/** Splits ranges of whole days into whole months and the days before and after them. */
export function cutIntoMonths(days: readonly DaySpan[]): { months: DayRange[]; days: DayRange[] } {
  const months: DayRange[] = [];
  const outside: DayRange[] = [];
  for (const { start, until } of days) {
    const first = start.endsWith("-01") ? start : monthAfter(start);
    const end = `${until.slice(0, 7)}-01`;
    if (first < end) {
      months.push({ since: first, before: end });
      outside.push({ since: start, before: first }, { since: end, before: until });
    } else outside.push({ since: start, before: until });
  }
  return { months, days: outside };
}

function monthAfter(from: string): string {
  const first = `${from.slice(0, 7)}-01`;
  return `${dayAfter(first, 31).slice(0, 7)}-01`;
}

type Ends = [start: number, until: number];

/** Returns the part of a range that consists of whole units, and what remains before and after it. */
function cut(start: number, until: number, unit: number): { whole: Ends | undefined; rest: Ends[] } {
  const first = Math.ceil(start / unit) * unit;
  const end = Math.floor(until / unit) * unit;
  // A range without a whole unit is still split if it includes the boundary between two units.
  const rest: Ends[] =
    first <= end
      ? [
          [start, first],
          [end, until],
        ]
      : [[start, until]];
  return { whole: first < end ? [first, end] : undefined, rest: rest.filter(([from, to]) => from < to) };
}

function spanOf(bucket: string, [start, until]: Ends): Span {
  return { bucket, start: new Date(start), until: new Date(until) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
