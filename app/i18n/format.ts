import { boundSign, toMajorUnits } from "#contract/money/minor-units.ts";
import { normalizeMoney, trueMinus } from "#contract/money/money-text.ts";
import { dayIn, daysBetween } from "#shared/time-zone.ts";

/** Arabic uses Latin digits, because users type them and copy them into bank forms. */
function intlLocale(language: string): string {
  return language === "ar" ? "ar-u-nu-latn" : language;
}

// All amounts normally have the same currency, for which "$" is enough. Only an amount in another currency
// needs "CA$".
const currencyDisplayFor = (isForeign: boolean) => (isForeign ? "symbol" : "narrowSymbol");

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

// Caches formatters, because creating one takes about as long as rendering a table row.
function cachedFormat<T>(formats: Map<string, T>, key: string, build: () => T): T {
  const cached = formats.get(key) ?? build();
  formats.set(key, cached);
  return cached;
}
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  return cachedFormat(numberFormats, key, () => new Intl.NumberFormat(intlLocale(language), options));
}
function dateFormat(language: string, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  return cachedFormat(dateFormats, `${language} ${style} ${timeZone}`, () => {
    const zone = style === "minute" && timeZone === "UTC" ? ({ timeZoneName: "short" } as const) : {};
    return new Intl.DateTimeFormat(intlLocale(language), { ...dateStyles[style], ...zone, timeZone });
  });
}
function relativeFormat(language: string): Intl.RelativeTimeFormat {
  const build = () => new Intl.RelativeTimeFormat(intlLocale(language), { numeric: "auto" });
  return cachedFormat(relativeFormats, language, build);
}

export interface MoneyOptions {
  /** `always` adds a plus sign to positive amounts, for amounts that are gains or losses. */
  sign?: "auto" | "always";
  /** Whether the currency differs from that of the accounts. */
  foreign?: boolean;
  /** Leaves out zero decimals, for a rate or the axis of a chart. */
  short?: boolean;
}

/**
 * Formats minor units: 123456 USD → "$1,234.56". A bigint stays exact beyond 2^53, because its digits are
 * passed to Intl as text. A total that is a lower bound is prefixed with "≥".
 */
export function formatMoney(
  amount: number | bigint,
  currency: string,
  language: string,
  { sign = "auto", foreign = false, short = false }: MoneyOptions = {},
): string {
  const format = numberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: currencyDisplayFor(foreign),
    signDisplay: sign === "always" ? "exceptZero" : "auto",
    ...(short ? { trailingZeroDisplay: "stripIfInteger" } : {}),
  });
  const text = format.format(toMajorUnits(amount, currency) as Intl.StringNumericLiteral);
  const bound = boundSign(amount);
  return normalizeMoney(bound ? `${bound}\u00a0${text}` : text, language);
}

/**
 * Returns `formatMoney`, isolated for use in a sentence. Without isolation, right-to-left text would move the
 * currency sign to the end of the sentence. `<Money>` isolates with markup.
 */
export function moneyInText(
  amount: number,
  currency: string,
  language: string,
  options: MoneyOptions = {},
): string {
  return isolateDirection(formatMoney(amount, currency, language, options), language);
}

/**
 * Isolates a part of a line from the surrounding writing direction. Otherwise adjacent numbers would swap
 * places in right-to-left text.
 */
export function isolateDirection(text: string, language: string): string {
  return language === "ar" ? `\u2068${text}\u2069` : text;
}

/** Formats an amount in major units, such as `total_balance` of the current user. */
export function formatMajorUnits(
  amount: number,
  currency: string,
  language: string,
  { foreign = false }: Pick<MoneyOptions, "foreign"> = {},
): string {
  const format = numberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: currencyDisplayFor(foreign),
  });
  return normalizeMoney(format.format(amount), language);
}

export function formatNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return trueMinus(numberFormat(language, options).format(value));
}

/**
 * Formats basis points, which may have up to two decimals, as a percentage: 250 → "2.5%", 387.5 → "3.875%".
 */
export function formatBasisPoints(value: number, language: string): string {
  return numberFormat(language, { style: "percent", maximumFractionDigits: 4 }).format(value / 10_000);
}

export type DateStyle =
  | "day"
  | "shortDay"
  | "weekday"
  | "longWeekday"
  | "shortWeekday"
  | "narrowWeekday"
  | "minute"
  | "time"
  | "month"
  | "shortMonth";
const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: "numeric", month: "short", year: "numeric" },
  shortDay: { day: "numeric", month: "short" },
  weekday: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  longWeekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  narrowWeekday: { weekday: "narrow" },
  minute: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
  time: { hour: "numeric", minute: "2-digit" },
  month: { month: "long", year: "numeric" },
  shortMonth: { month: "short", year: "numeric" },
};

/** Formats an ISO 8601 instant. Times in UTC are labeled as UTC. An invalid instant is returned unchanged. */
export function formatDate(
  iso: string,
  language: string,
  style: DateStyle = "day",
  timeZone = "UTC",
): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return dateFormat(language, style, timeZone).format(date);
}

const hour = 3_600;
const day = 24 * hour;
const calendarSteps: [Intl.RelativeTimeFormatUnit, days: number][] = [
  ["year", 365],
  ["month", 30],
  ["week", 7],
  ["day", 1],
];

/** Returns the day that was `days` days ago in words, such as "yesterday" or "3 days ago". */
export function formatDaysAgo(days: number, language: string): string {
  return relativeFormat(language).format(-days, "day");
}

/**
 * Formats the time since an instant in the largest whole unit: "3 hours ago". If at least 24 hours have
 * passed, counts the calendar days in the time zone, so that "yesterday" is the day before today. `language`
 * may be `vi`. Returns "now" for less than a minute, and for instants after `now`, which occur if the clock
 * is slow.
 */
export function formatRelative(iso: string, now: Date, language: string, timeZone: string): string {
  const time = new Date(iso);
  const seconds = Math.max(0, Math.round((now.getTime() - time.getTime()) / 1000));
  const format = relativeFormat(language);
  const ago = (value: number, unit: Intl.RelativeTimeFormatUnit) => format.format(-Math.trunc(value), unit);
  if (seconds < 60) return format.format(0, "second");
  if (seconds < hour) return ago(seconds / 60, "minute");
  if (seconds < day) return ago(seconds / hour, "hour");
  // At least one, because the day on which clocks go back has 25 hours.
  const days = Math.max(1, daysBetween(dayIn(time, timeZone), dayIn(now, timeZone)));
  const [unit, size] = calendarSteps.find(([, length]) => days >= length)!;
  return ago(days / size, unit);
}
