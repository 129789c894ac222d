import type { createCoupon } from "#contract/coupons/admin-coupons.ts";
import { parseAmount, parseExactPercentage } from "#contract/money/amount.ts";
import type { CallInput } from "#contract/calls/call.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { type DayOrder, readCalendarDay } from "../../csv/read-day.ts";
import { momentInZone } from "../notification-settings/local-time.ts";

type Body = NonNullable<CallInput<typeof createCoupon>["body"]>;
export type CellResult<T> = { value: T; error?: never } | { value?: never; error: ErrorKey };

/** Longer cells aren't savings. The time to read one grows with the square of its length. */
const maxWorthLength = 100;

/**
 * Parses a coupon's saving: `20%`, `12,5 %`, `5.00`, `5,00 €`. An empty cell means that the saving isn't stated
 * as a number.
 */
export function readWorth(cell: string, currency: string): CellResult<Pick<Body, "worthKind" | "worth">> {
  if (cell === "") return { value: { worthKind: "none", worth: 0 } };
  if (cell.length > maxWorthLength) return { error: "coupon_worth_invalid" };
  const isShare = /[%٪]/.test(cell);
  const { number, mark } = withoutMark(cell);
  if (!isShare && mark !== "" && !marksOf(currency).has(mark)) return { error: "coupon_currency_other" };
  const read = isShare ? parseExactPercentage(number, "en") : parseAmount(number, currency, "en");
  if (!read.ok || (isShare && !/^[%٪]$/.test(mark))) return { error: "coupon_worth_invalid" };
  return { value: { worthKind: isShare ? "percent" : "amount", worth: read.amount } };
}

/** Separates a number from the currency or `%` before or after it. */
function withoutMark(cell: string): { number: string; mark: string } {
  const [, before = "", number = "", behind = ""] =
    /^([^\d٠-٩۰-۹.,+-]*)(.*?)([^\d٠-٩۰-۹.,]*)$/u.exec(cell) ?? [];
  return { number: number.trim(), mark: (before + behind).replace(/[\s\p{Cf}]/gu, "").toUpperCase() };
}

/** Returns the texts for a currency next to a number, in upper case: its code and its symbols. */
function marksOf(currency: string): Set<string> {
  const display = ["symbol", "narrowSymbol"] as const;
  const symbols = ["en", "fr", "ar"].flatMap((locale) =>
    display.map((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
      return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
    }),
  );
  return new Set([currency, ...symbols.map((one) => one.replace(/[\s\p{Cf}]/gu, "").toUpperCase())]);
}

interface Calendar {
  order: DayOrder;
  /** The operator's time zone, which defines the start and end of a day. */
  timeZone: string;
  now: Date;
}

/**
 * Parses a coupon's start. A date means midnight. A start in the past becomes `null`, which means immediately,
 * so that a file can still be imported after the start of its coupons.
 */
export function readStart(cell: string, { order, timeZone, now }: Calendar): CellResult<string | null> {
  const read = readMoment(cell, order, ({ day, time }) =>
    momentInZone(`${day}T${time ?? "00:00"}`, timeZone),
  );
  if (read.value === undefined || read.value === null) return read;
  return { value: new Date(read.value) <= now ? null : read.value };
}

/** Parses a coupon's end. The whole of a date is included, so the coupon ends at the start of the next day. */
export function readEnd(cell: string, { order, timeZone }: Calendar): CellResult<string | null> {
  return readMoment(cell, order, ({ day, time }) =>
    momentInZone(time === null ? `${dayAfter(day)}T00:00` : `${day}T${time}`, timeZone),
  );
}

function readMoment(
  cell: string,
  order: DayOrder,
  momentOf: (found: { day: string; time: string | null }) => Date,
): CellResult<string | null> {
  if (cell === "") return { value: null };
  // An instant with an offset needs no date order and time zone. The call's schema rejects invalid ones.
  if (/^[^T]*T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(cell)) return { value: cell };
  const moment = readCalendarDay(cell, order);
  if (moment === "unclear") return { error: "coupon_day_unclear" };
  return moment ? { value: momentOf(moment).toISOString() } : { error: "coupon_moment_invalid" };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Returns a code unchanged. A number rounded by a spreadsheet (`1.23457E+12`) is rejected. */
export function readCode(cell: string): CellResult<string | null> {
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(cell)) return { error: "coupon_code_rounded" };
  return { value: cell.replace(/[\u00a0\u202f]/g, " ") || null };
}
