import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, daysIn } from "#contract/overview/overview-periods.ts";
import { startOfDay, startsOfDays } from "#provider/database/queries/local-days.ts";
import { dayIn } from "#shared/time-zone.ts";
import { datePresets } from "~/components/data-table/date-presets";

const zones = [
  "UTC",
  "Pacific/Kiritimati",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "America/Havana",
  "Asia/Beirut",
  "Africa/Cairo",
  "Australia/Lord_Howe",
  "America/Asuncion",
  ...Intl.supportedValuesOf("timeZone"),
];
const zone = fc.constantFrom(...zones);
// Before 2012, a few zones changed their clocks right after midnight, so that a minute of the day repeated.
const moment = fc.date({
  min: new Date("2012-01-01T00:00:00Z"),
  max: new Date("2037-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const contains = (start: Date, at: Date, end: Date) => start <= at && at < end;

test("a moment belongs to exactly the day of its zone's calendar", () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      const day = dayIn(at, timeZone);
      const starts = startsOfDays(dayAfter(day, -2), 5, timeZone);
      const found = starts.slice(0, -1).map((start, index) => contains(start, at, starts[index + 1]!));
      expect(found).toEqual([false, false, true, false, false]);
    }),
    { numRuns: 500 },
  );
});

test.each(["today", "week", "days", "month"] as const)(
  "the shortcut %s ends now and starts at the start of a day",
  (name) => {
    fc.assert(
      fc.property(zone, moment, (timeZone, now) => {
        const preset = datePresets(dayIn(now, timeZone)).find((one) => one.name === name)!;
        const start = startOfDay(preset.from, timeZone);
        expect(contains(start, now, startOfDay(dayAfter(preset.to, 1), timeZone))).toBe(true);
        expect(dayIn(start, timeZone) >= preset.from).toBe(true);
        expect(dayIn(new Date(start.getTime() - 1), timeZone) < preset.from).toBe(true);
        if (name === "week") expect(daysIn(preset)).toBe(7);
      }),
      { numRuns: 200 },
    );
  },
);

test.each([
  ["Pacific/Kiritimati", "2026-11-17", "2026-11-16T10:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-17", "2026-11-17T08:00:00.000Z"],
  ["Asia/Kolkata", "2026-11-17", "2026-11-16T18:30:00.000Z"],
  ["Asia/Riyadh", "2026-11-17", "2026-11-16T21:00:00.000Z"],
  // Midnight is skipped, and the day starts at one.
  ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00.000Z"],
  // Midnight comes twice, and the day starts with the first.
  ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"],
  // The clock goes back from one to midnight.
  ["Asia/Gaza", "2021-10-29", "2021-10-28T21:00:00.000Z"],
])("in %s, %s starts at %s", (timeZone, day, start) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(start);
});

test.each([
  ["America/Los_Angeles", "2026-03-08", 23],
  ["America/Los_Angeles", "2026-11-01", 25],
  ["Europe/Paris", "2026-03-29", 23],
  ["America/Havana", "2026-11-01", 25],
  ["Asia/Beirut", "2026-03-29", 23],
  ["Australia/Lord_Howe", "2026-04-05", 24.5],
  // The calendar of Samoa went from the 29th to the 31st.
  ["Pacific/Apia", "2011-12-30", 0],
])("in %s, %s has %d hours", (timeZone, day, hours) => {
  const [start, end] = startsOfDays(day, 1, timeZone) as [Date, Date];
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
});
