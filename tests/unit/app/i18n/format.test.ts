import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatBasisPoints,
  formatDate,
  formatMajorUnits,
  formatMoney,
  formatNumber,
  formatRelative,
} from "~/i18n/format";

/** Normalizes spaces, which differ between versions of the Intl data, and removes direction marks. */
function normalizeSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f\u061c\u2066\u2069]/g, "");
}

describe("i18n: money", () => {
  it.each([
    [123456, "USD", "en", "$1,234.56"],
    [123456, "USD", "fr", "1 234,56 $"],
    [123456, "USD", "ar", "1,234.56 US$"],
    [-5, "USD", "en", "−$0.05"],
    [-5, "USD", "fr", "−0,05 $"],
    [0, "USD", "en", "$0.00"],
    [1234, "JPY", "en", "¥1,234"],
    [1234, "EUR", "fr", "12,34 €"],
  ])("%d minor units of %s in %s is %s", (amount, currency, language, expected) => {
    expect(normalizeSpaces(formatMoney(amount, currency, language))).toBe(expected);
  });

  it("an Arabic amount is one left-to-right run: sign, digits, currency", () => {
    expect(formatMoney(500, "USD", "ar")).toBe("\u20665.00\u00a0US$\u2069");
    expect(formatMajorUnits(5, "USD", "ar")).toBe(formatMoney(500, "USD", "ar"));
    expect(formatMoney(3594, "USD", "ar", { sign: "always" })).toBe("\u2066+35.94\u00a0US$\u2069");
    expect(formatMoney(-3594, "USD", "ar", { sign: "always" })).toBe("\u2066−35.94\u00a0US$\u2069");
  });

  it("plain numbers use a true minus sign", () => {
    expect(normalizeSpaces(formatNumber(-0.05, "ar", { style: "percent" }))).toBe("−5%");
    expect(formatNumber(-1200, "en")).toBe("−1,200");
  });

  it("gains have a plus sign on request, zero none", () => {
    expect(normalizeSpaces(formatMoney(500, "USD", "en", { sign: "always" }))).toBe("+$5.00");
    expect(normalizeSpaces(formatMoney(-500, "USD", "en", { sign: "always" }))).toBe("−$5.00");
    expect(normalizeSpaces(formatMoney(0, "USD", "en", { sign: "always" }))).toBe("$0.00");
  });

  it("M8: every digit is exact, past 2^53 too", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), (amount) => {
        const digits = normalizeSpaces(formatMoney(amount, "USD", "en")).replace(/\D/g, "");
        const expected = (amount < 0n ? -amount : amount).toString().padStart(3, "0");
        expect(digits).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it("a balance in major units is formatted the same", () => {
    expect(normalizeSpaces(formatMajorUnits(1234.5, "USD", "en"))).toBe("$1,234.50");
    expect(normalizeSpaces(formatBasisPoints(250, "fr"))).toBe("2,5 %");
  });

  it.each([
    ["en", 387.5, "3.875%"],
    ["fr", 387.5, "3,875 %"],
    ["en", 1_234.56, "12.3456%"],
    ["en", 500, "5%"],
    ["en", 550, "5.5%"],
  ])("a percentage shows all its digits: in %s %d basis points are %s", (language, basisPoints, text) => {
    expect(normalizeSpaces(formatBasisPoints(basisPoints, language))).toBe(text);
  });
});

describe("i18n: dates", () => {
  const instant = "2026-03-05T21:04:00.000Z";
  it.each([
    ["en", "Mar 5, 2026"],
    ["fr", "5 mars 2026"],
    ["ar", "5 مارس 2026"],
  ])("a day in %s is %s", (language, expected) => {
    expect(normalizeSpaces(formatDate(instant, language))).toBe(expected);
  });

  it("a server time says UTC; one in the reader's time zone doesn't", () => {
    expect(normalizeSpaces(formatDate(instant, "en", "minute"))).toBe("Mar 5, 2026, 09:04 PM UTC");
    expect(normalizeSpaces(formatDate(instant, "en", "minute", "Asia/Tokyo"))).toBe("Mar 6, 2026, 06:04 AM");
  });

  it("shows an invalid instant unchanged", () => {
    expect(formatDate("soon", "en")).toBe("soon");
  });

  const now = new Date("2026-03-05T12:00:00Z");
  it.each([
    ["2026-03-05T11:59:40Z", "en", "now"],
    ["2026-03-05T09:00:00Z", "en", "3 hours ago"],
    ["2026-03-05T09:00:00Z", "fr", "il y a 3 heures"],
    ["2026-03-05T09:00:00Z", "ar", "قبل 3 ساعات"],
    ["2026-03-05T09:00:00Z", "vi", "3 giờ trước"],
    ["2026-03-04T12:00:00Z", "vi", "Hôm qua"],
    ["2026-02-20T12:00:00Z", "en", "last week"],
    ["2026-03-07T12:00:00Z", "en", "now"],
  ])("relative time: %s in %s is %s", (iso, language, expected) => {
    expect(formatRelative(iso, now, language, "UTC").toLowerCase()).toBe(expected.toLowerCase());
  });

  it.each([
    ["2026-03-03T20:00:00Z", "UTC", "2 days ago"],
    ["2026-03-03T20:00:00Z", "Asia/Ho_Chi_Minh", "yesterday"],
    ["2026-03-04T02:00:00Z", "UTC", "yesterday"],
    ["2026-03-04T02:00:00Z", "America/New_York", "2 days ago"],
    ["2026-03-04T13:00:00Z", "America/New_York", "23 hours ago"],
    ["2026-02-27T05:00:00Z", "UTC", "6 days ago"],
    ["2026-02-27T04:00:00Z", "America/New_York", "last week"],
  ])("relative time counts calendar days: %s in %s is %s", (iso, zone, expected) => {
    expect(formatRelative(iso, now, "en", zone)).toBe(expected);
  });

  it("says yesterday after 24 hours, even if the day has 25 hours", () => {
    const now = new Date("2026-11-02T04:30:00Z");
    expect(formatRelative("2026-11-01T04:30:00Z", now, "en", "America/New_York")).toBe("yesterday");
  });
});

it("an inexact total has a leading sign", () => {
  expect(formatMoney(Number.MAX_SAFE_INTEGER, "USD", "en")).toBe("≥\u00a0$90,071,992,547,409.91");
  expect(formatMoney(-Number.MAX_SAFE_INTEGER, "USD", "en")).toBe("≤\u00a0−$90,071,992,547,409.91");
});
