import { boundSign, toMajorUnits } from "#contract/amount.ts";
import { tidyMoney, trueMinus } from "#contract/money-text.ts";

/** Arabic text with Latin digits: they match the digits people type and copy into bank forms. */
function intlLocale(language: string): string {
  return language === "ar" ? "ar-u-nu-latn" : language;
}

// Amounts are of one currency: "$" says enough, but where another one stands beside it, then "CA$".
const displayOf = (isForeign: boolean) => (isForeign ? "symbol" : "narrowSymbol");

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

// Building an Intl formatter costs about as much as rendering a table row; the keys are few.
function remembered<T>(formats: Map<string, T>, key: string, build: () => T): T {
  const known = formats.get(key) ?? build();
  formats.set(key, known);
  return known;
}
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  return remembered(numberFormats, key, () => new Intl.NumberFormat(intlLocale(language), options));
}
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  return remembered(dateFormats, key, () => new Intl.DateTimeFormat(intlLocale(language), options));
}
function relativeFormat(language: string): Intl.RelativeTimeFormat {
  const build = () => new Intl.RelativeTimeFormat(intlLocale(language), { numeric: "auto" });
  return remembered(relativeFormats, language, build);
}

export interface MoneyOptions {
  /** `always` writes + before gains, for signed ledger amounts. */
  sign?: "auto" | "always";
  /** Of another currency than the accounts'. */
  foreign?: boolean;
  /** Leaves decimals out where there are none, for the axis of a chart or a rate. */
  short?: boolean;
}

/**
 * Minor units of a currency as people write them: 123456 USD → "$1,234.56". Exact past 2^53 with a bigint:
 * the digits go to Intl as text, never as a floating point number. A total that may be more is led by "≥".
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
    currencyDisplay: displayOf(foreign),
    signDisplay: sign === "always" ? "exceptZero" : "auto",
    ...(short ? { trailingZeroDisplay: "stripIfInteger" } : {}),
  });
  const text = format.format(toMajorUnits(amount, currency) as Intl.StringNumericLiteral);
  const bound = boundSign(amount);
  return tidyMoney(bound ? `${bound}\u00a0${text}` : text, language);
}

/**
 * `formatMoney` for the middle of a sentence: isolated, or the currency sign would leave its amount for
 * the end of the sentence in a right-to-left text. Markup does the same with `<Money>`.
 */
export function moneyInText(
  amount: number,
  currency: string,
  language: string,
  options: MoneyOptions = {},
): string {
  return isolated(formatMoney(amount, currency, language, options), language);
}

/** A piece of a line that keeps its own order: in a right-to-left text, numbers beside each other trade places. */
export function isolated(text: string, language: string): string {
  return language === "ar" ? `\u2068${text}\u2069` : text;
}

/** An amount already in major units, such as `total_balance` of the current user. */
export function formatMajorUnits(
  amount: number,
  currency: string,
  language: string,
  { foreign = false }: Pick<MoneyOptions, "foreign"> = {},
): string {
  const format = numberFormat(language, { style: "currency", currency, currencyDisplay: displayOf(foreign) });
  return tidyMoney(format.format(amount), language);
}

export function formatNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return trueMinus(numberFormat(language, options).format(value));
}

/** A share in basis points, with up to two decimals: 250 → "2.5%", 387.5 → "3.875%". */
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
  month: { month: "long", year: "numeric" },
  shortMonth: { month: "short", year: "numeric" },
};

/**
 * An ISO 8601 instant in words. Times shown in UTC say so, because the server does not know
 * the reader's zone. An unreadable instant comes back as it is.
 */
export function formatDate(
  iso: string,
  language: string,
  style: DateStyle = "day",
  timeZone = "UTC",
): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const zone = style === "minute" && timeZone === "UTC" ? ({ timeZoneName: "short" } as const) : {};
  return dateFormat(language, { ...dateStyles[style], ...zone, timeZone }).format(date);
}

const steps: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * How long ago something happened, in the largest whole unit: "3 hours ago". `language` may be `vi`. Less than a
 * minute is "now", and so is an instant ahead of `now`: the reader's clock is behind then.
 */
export function formatRelative(iso: string, now: Date, language: string): string {
  const seconds = Math.min(0, Math.round((new Date(iso).getTime() - now.getTime()) / 1000));
  const format = relativeFormat(language);
  for (const [unit, size] of steps) {
    if (-seconds >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "second");
}
