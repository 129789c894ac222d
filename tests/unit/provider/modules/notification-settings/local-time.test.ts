import { expect, test } from "vitest";
import { isQuiet, nextClockTime } from "#provider/modules/notification-settings/local-time.ts";

const nextTime = (after: string, time: string, zone: string, onMonday = false) =>
  nextClockTime(new Date(after), time, zone, onMonday).toISOString();

test.each([
  ["21:59", false],
  ["22:00", true],
  ["23:59", true],
  ["00:00", true],
  ["06:59", true],
  ["07:00", false],
])("quiet from 22:00 to 07:00: %s %s", (time, quiet) => {
  expect(isQuiet(new Date(`2026-03-04T${time}:30Z`), { start: "22:00", end: "07:00" }, "UTC")).toBe(quiet);
});

test("quiet hours within a day use the zone's clock", () => {
  const siesta = { start: "13:00", end: "15:00" };
  expect(isQuiet(new Date("2026-03-04T13:30:00Z"), siesta, "UTC")).toBe(true);
  expect(isQuiet(new Date("2026-03-04T13:30:00Z"), siesta, "Asia/Kathmandu")).toBe(false);
  expect(isQuiet(new Date("2026-03-04T07:15:00Z"), siesta, "Asia/Kathmandu")).toBe(true);
});

test("the next occurrence of a time is later today or tomorrow", () => {
  expect(nextTime("2026-03-04T07:59:59.999Z", "08:00", "UTC")).toBe("2026-03-04T08:00:00.000Z");
  expect(nextTime("2026-03-04T08:00:00Z", "08:00", "UTC")).toBe("2026-03-05T08:00:00.000Z");
  expect(nextTime("2026-03-04T12:00:00Z", "08:00", "Asia/Ho_Chi_Minh")).toBe("2026-03-05T01:00:00.000Z");
  expect(nextTime("2026-12-31T20:00:00Z", "08:00", "Pacific/Auckland")).toBe("2027-01-01T19:00:00.000Z");
});

test("with `onMonday`, the next occurrence is on a Monday in the user's time zone", () => {
  expect(nextTime("2026-03-04T12:00:00Z", "08:00", "UTC", true)).toBe("2026-03-09T08:00:00.000Z");
  expect(nextTime("2026-03-09T08:00:00Z", "08:00", "UTC", true)).toBe("2026-03-16T08:00:00.000Z");
  // Sunday evening in UTC is Monday morning in Auckland.
  expect(nextTime("2026-03-08T18:00:00Z", "08:00", "Pacific/Auckland", true)).toBe(
    "2026-03-08T19:00:00.000Z",
  );
});

test("daylight saving shifts neither an hour nor a day", () => {
  const berlin = "Europe/Berlin";
  expect(nextTime("2026-03-28T12:00:00Z", "07:00", berlin)).toBe("2026-03-29T05:00:00.000Z");
  expect(nextTime("2026-10-24T12:00:00Z", "07:00", berlin)).toBe("2026-10-25T06:00:00.000Z");
  // 02:30 doesn't exist on that night. It becomes 03:30, neither 01:30 nor the next day.
  expect(nextTime("2026-03-29T00:10:00Z", "02:30", berlin)).toBe("2026-03-29T01:30:00.000Z");
  expect(nextTime("2026-03-08T06:10:00Z", "02:30", "America/New_York")).toBe("2026-03-08T07:30:00.000Z");
});

test("quiet hours end in the future, within 25 hours, for any time zone and moment", () => {
  const zones = ["UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu"];
  for (const zone of zones) {
    for (let hour = 0; hour < 24 * 366; hour += 5) {
      const at = new Date(Date.UTC(2026, 0, 1, hour, 17));
      const end = nextClockTime(at, "02:30", zone);
      const ahead = (end.getTime() - at.getTime()) / 3_600_000;
      expect(ahead > 0 && ahead <= 25, `${zone} ${at.toISOString()} → ${end.toISOString()}`).toBe(true);
      expect(isQuiet(end, { start: "23:00", end: "02:30" }, zone), `${zone} ${end.toISOString()}`).toBe(
        false,
      );
    }
  }
});
