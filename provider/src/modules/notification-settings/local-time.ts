import type { QuietHours } from "#contract/notification-settings.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
// Making one takes longer than all that is done with it; there are some hundred zones.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether the clock of a time zone stands within quiet hours; they may go over midnight. */
export function isQuiet(at: Date, { start, end }: QuietHours, timeZone: string): boolean {
  const now = minutesOf(new Date(shownAt(at, timeZone)).toISOString().slice(11, 16));
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/**
 * The first moment after `after` at which the clock of a time zone shows `time`, on Mondays only if asked.
 * A time the clock skips in spring is taken as much later.
 */
export function nextClockTime(after: Date, time: string, timeZone: string, onMonday = false): Date {
  const midnight = Math.floor(shownAt(after, timeZone) / day) * day;
  for (let shown = midnight + minutesOf(time) * minute; ; shown += day) {
    const moment = momentOf(shown, timeZone);
    const fits = !onMonday || new Date(shown).getUTCDay() === 1;
    if (fits && moment.getTime() > after.getTime()) return moment;
  }
}

/** The moment at which a zone's calendar and clock show a text such as `2026-12-24T18:00`. */
export function momentInZone(text: string, timeZone: string): Date {
  return momentOf(Date.parse(`${text}Z`), timeZone);
}

// Clocks are turned back by half an hour, an hour or two.
const turnedBack = [30 * minute, 60 * minute, 120 * minute];

/** The last moment at which a zone's calendar and clock show a text; a time the clock skips is taken as much later. */
export function lastMomentInZone(text: string, timeZone: string): Date {
  const shown = Date.parse(`${text}Z`);
  const fraction = shown % 1000;
  const found = momentOf(shown - fraction, timeZone);
  const later = turnedBack.map((by) => new Date(found.getTime() + by));
  const last = later.findLast((one) => shownAt(one, timeZone) === shownAt(found, timeZone)) ?? found;
  return new Date(last.getTime() + fraction);
}

/** What a zone's calendar and clock show at a moment, such as `2026-12-24 18:00:30`: spreadsheets of every language read it. */
export function clockIn(at: Date, timeZone: string): string {
  return new Date(shownAt(at, timeZone)).toISOString().slice(0, 19).replace("T", " ");
}

/** What a zone's clock and calendar show at a moment, as if they were UTC, in milliseconds since 1970. */
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

/** When a zone's clock shows this. The second guess is right unless the clock skips it. */
function momentOf(shown: number, timeZone: string): Date {
  const offBy = (guess: number) => shown - shownAt(new Date(guess), timeZone);
  const first = shown + offBy(shown);
  const second = first + offBy(first);
  // Skipped: the two guesses lie on either side of the gap, and the later one has left it behind.
  return new Date(offBy(second) === 0 ? second : Math.max(first, second));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
