import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { lastMomentInZone } from "../notification-settings/local-time.ts";

/** A time of a report: an instant, or a date without a time. */
export interface ReportedTime {
  /** The instant, or the start of a date. */
  from: Date;
  /** The instant, or the end of a date. */
  to: Date;
}

type Notation = Pick<PostbackMapping, "times" | "timeZone">;

// Limits the time spent on texts that no network would send.
const maxTimeLength = 80;

const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?`;
// In an unencoded query, the plus before an offset has become a space.
const offset = String.raw`(?<offset>Z|UTC|GMT|(?:UTC|GMT)?[-\u2212+ ]\d{2}(?::?\d{2})?)`;
const half = String.raw`(?: ?(?<half>[AP]M))?`;
const optionalTime = String.raw`(?:,?(?:T| +)${clock}${half} ?${offset}?)?$`;
const days = {
  iso: new RegExp(String.raw`^(?<year>\d{4})([-/])(?<month>\d{2})\2(?<day>\d{2})${optionalTime}`, "i"),
  dotted: new RegExp(String.raw`^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})${optionalTime}`, "i"),
  month_first: new RegExp(String.raw`^(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4})${optionalTime}`, "i"),
  day_first: new RegExp(String.raw`^(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4})${optionalTime}`, "i"),
  // The format of JavaScript's `Date`: "Wed Apr 15 2026 21:20:27 GMT+0000 (UTC)".
  named: new RegExp(
    String.raw`^[a-z]{3},? (?<name>[a-z]{3}) (?<day>\d{1,2}) (?<year>\d{4}) ${clock} ${offset}(?: \([^()]{1,40}\))?$`,
    "i",
  ),
  // As in mails: "Wed, 15 Apr 2026 21:20:27 +0000".
  mail: new RegExp(
    String.raw`^(?:[a-z]{3}, ?)?(?<day>\d{1,2}) (?<name>[a-z]{3}) (?<year>\d{4}) ${clock}(?: ?${offset})?$`,
    "i",
  ),
};
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/**
 * Parses a time of a report; undefined if it is invalid. A time without an offset is in the network's time
 * zone. If clocks are turned back and the time occurs twice, the later instant counts, so that no purchase
 * seems to precede its click. If the time is skipped, it is shifted forward by the gap.
 */
export function readTime(text: string | undefined, { times, timeZone }: Notation): ReportedTime | undefined {
  if (text === undefined || text.length > maxTimeLength) return undefined;
  // A network may send numbers in its notifications and text in its lists.
  const isNumber = times === "seconds" || times === "milliseconds";
  if (isNumber && /^\d{1,14}(?:\.\d{1,9})?$/.test(text))
    return moment(new Date(Number(text) * (times === "seconds" ? 1000 : 1)));
  const slashed = isNumber || times === "iso" ? [] : [days[times]];
  for (const pattern of [days.iso, days.dotted, days.named, days.mail, ...slashed]) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return fromParts(groups, timeZone ?? "UTC");
  }
  return undefined;
}

type Parts = Record<string, string | undefined>;

function fromParts(parts: Parts, timeZone: string): ReportedTime | undefined {
  const date = dateOf(parts);
  if (!date) return undefined;
  if (parts.hour === undefined) {
    const from = lastMomentInZone(`${date}T00:00:00`, timeZone);
    const next = new Date(Date.parse(`${date}T00:00:00Z`) + millisecondsPerDay).toISOString().slice(0, 10);
    return { from, to: new Date(lastMomentInZone(`${next}T00:00:00`, timeZone).getTime() - 1) };
  }
  const time = clockTimeOf(parts);
  if (!time) return undefined;
  const offsetMs = offsetOf(parts.offset);
  if (offsetMs === undefined) return moment(lastMomentInZone(`${date}T${time}`, timeZone));
  return Number.isNaN(offsetMs) ? undefined : moment(new Date(Date.parse(`${date}T${time}Z`) - offsetMs));
}

/** Returns the date as `yyyy-mm-dd`; undefined if it is invalid. */
function dateOf({ year, month, name, day }: Parts): string | undefined {
  const number = name === undefined ? Number(month) : months.indexOf(name.toLowerCase()) + 1;
  const date = `${year}-${String(number).padStart(2, "0")}-${day!.padStart(2, "0")}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined;
}

/** Returns the time of day as `hh:mm:ss.sss`; undefined if it is invalid. */
function clockTimeOf({ hour, minute, second = "0", fraction = "", half: amOrPm }: Parts): string | undefined {
  const parsed = Number(hour);
  if (amOrPm !== undefined && (parsed < 1 || parsed > 12)) return undefined;
  const hours = amOrPm === undefined ? parsed : (parsed % 12) + (amOrPm.toLowerCase() === "pm" ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const twoDigits = (value: number | string) => String(value).padStart(2, "0");
  return `${twoDigits(hours)}:${minute}:${twoDigits(second)}.${fraction.slice(0, 3).padEnd(3, "0")}`;
}

/** Returns an offset from UTC in milliseconds; undefined for no text, NaN for an invalid offset. */
function offsetOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /([-\u2212+ ])(\d{2}):?(\d{2})?$/.exec(text);
  if (!match) return 0;
  const [, sign, hours, minutes = "0"] = match;
  if (Number(hours) > 14 || Number(minutes) > 59) return Number.NaN;
  return (sign === "-" || sign === "\u2212" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function moment(at: Date): ReportedTime | undefined {
  return Number.isNaN(at.getTime()) || at.getTime() < 0 ? undefined : { from: at, to: at };
}
