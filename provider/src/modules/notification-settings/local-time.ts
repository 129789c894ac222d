import type { QuietHours } from "#contract/notifications/notification-settings.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
// Cached, as creating a format takes longer than using it. There are several hundred zones at most.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns whether an instant is within a time zone's quiet hours, which may span midnight. */
export function isQuiet(at: Date, { start, end }: QuietHours, timeZone: string): boolean {
  const now = minutesOf(new Date(localTimeOf(at, timeZone)).toISOString().slice(11, 16));
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/**
 * Returns the first instant after `after` at which the local time is `time`, optionally only on Mondays. A time
 * that is skipped in spring is shifted forward by the gap.
 */
export function nextClockTime(after: Date, time: string, timeZone: string, onMonday = false): Date {
  const midnight = Math.floor(localTimeOf(after, timeZone) / day) * day;
  for (let localTime = midnight + minutesOf(time) * minute; ; localTime += day) {
    const moment = momentOf(localTime, timeZone);
    const fits = !onMonday || new Date(localTime).getUTCDay() === 1;
    if (fits && moment.getTime() > after.getTime()) return moment;
  }
}

/** Returns the instant of a local time such as `2026-12-24T18:00` in a time zone. */
export function momentInZone(text: string, timeZone: string): Date {
  return momentOf(Date.parse(`${text}Z`), timeZone);
}

// When clocks are turned back, they are turned back by half an hour, one hour or two hours.
const clockChanges = [30 * minute, 60 * minute, 120 * minute];

/** Returns the last instant of a local time in a time zone. A skipped time is shifted forward by the gap. */
export function lastMomentInZone(text: string, timeZone: string): Date {
  const localTime = Date.parse(`${text}Z`);
  const fraction = localTime % 1000;
  const found = momentOf(localTime - fraction, timeZone);
  const later = clockChanges.map((by) => new Date(found.getTime() + by));
  const last = later.findLast((one) => localTimeOf(one, timeZone) === localTimeOf(found, timeZone)) ?? found;
  return new Date(last.getTime() + fraction);
}

/**
 * Formats an instant in a time zone as `2026-12-24 18:00:30`, which spreadsheets of every language can read.
 */
export function clockIn(at: Date, timeZone: string): string {
  return new Date(localTimeOf(at, timeZone)).toISOString().slice(0, 19).replace("T", " ");
}

/** Returns an instant's local time as if it were UTC, in milliseconds since 1970. */
function localTimeOf(at: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
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

/**
 * Returns the instant of a local time, which is given in milliseconds as if it were UTC. The second guess is
 * exact unless the time is skipped.
 */
function momentOf(localTime: number, timeZone: string): Date {
  const errorOf = (guess: number) => localTime - localTimeOf(new Date(guess), timeZone);
  const first = localTime + errorOf(localTime);
  const second = first + errorOf(first);
  // If the time is skipped, one guess is before the gap and the other one after it. Returns the later one.
  return new Date(errorOf(second) === 0 ? second : Math.max(first, second));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
