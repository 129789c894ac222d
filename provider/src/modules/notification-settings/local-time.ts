import type { QuietHours } from "#contract/notifications/notification-settings.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
// Cached, as creating a format takes longer than using it. There are several hundred zones at most.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns whether the local time of a time zone is within quiet hours, which may span midnight. */
export function isQuiet(at: Date, { start, end }: QuietHours, timeZone: string): boolean {
  const now = minutesOf(new Date(shownAt(at, timeZone)).toISOString().slice(11, 16));
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/**
 * Returns the first instant after `after` at which the local time is `time`, optionally only on Mondays. A time
 * that is skipped in spring is shifted forward by the gap.
 */
export function nextClockTime(after: Date, time: string, timeZone: string, onMonday = false): Date {
  const midnight = Math.floor(shownAt(after, timeZone) / day) * day;
  for (let shown = midnight + minutesOf(time) * minute; ; shown += day) {
    const moment = momentOf(shown, timeZone);
    const fits = !onMonday || new Date(shown).getUTCDay() === 1;
    if (fits && moment.getTime() > after.getTime()) return moment;
  }
}

/** Returns the instant of a local time such as `2026-12-24T18:00` in a time zone. */
export function momentInZone(text: string, timeZone: string): Date {
  return momentOf(Date.parse(`${text}Z`), timeZone);
}

// The possible differences when clocks are turned back: half an hour, an hour or two.
const clockChanges = [30 * minute, 60 * minute, 120 * minute];

/** Returns the last instant of a local time in a time zone. A skipped time is shifted forward by the gap. */
export function lastMomentInZone(text: string, timeZone: string): Date {
  const shown = Date.parse(`${text}Z`);
  const fraction = shown % 1000;
  const found = momentOf(shown - fraction, timeZone);
  const later = clockChanges.map((by) => new Date(found.getTime() + by));
  const last = later.findLast((one) => shownAt(one, timeZone) === shownAt(found, timeZone)) ?? found;
  return new Date(last.getTime() + fraction);
}

/**
 * Formats an instant in a time zone as `2026-12-24 18:00:30`, which spreadsheets of every language can read.
 */
export function clockIn(at: Date, timeZone: string): string {
  return new Date(shownAt(at, timeZone)).toISOString().slice(0, 19).replace("T", " ");
}

/** Returns an instant's local time as if it were UTC, in milliseconds since 1970. */
function shownAt(at: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone,
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the instant of a local time. The second guess is exact unless the time is skipped. */
function momentOf(shown: number, timeZone: string): Date {
  const errorOf = (guess: number) => shown - shownAt(new Date(guess), timeZone);
  const first = shown + errorOf(shown);
  const second = first + errorOf(first);
  // If the time is skipped, the two guesses are on either side of the gap; the later one is after it.
  return new Date(errorOf(second) === 0 ? second : Math.max(first, second));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
