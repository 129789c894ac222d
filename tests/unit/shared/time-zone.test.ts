import { expect, test } from "vitest";
import { dayIn, canonicalZone } from "#shared/time-zone.ts";

test.each(["UTC", "Asia/Kolkata", "America/Argentina/Buenos_Aires", "Pacific/Kiritimati"])(
  "accepts the zone %s",
  (zone) => {
    expect(canonicalZone(zone)).toBe(zone);
  },
);

test.each([
  ["europe/PARIS", "Europe/Paris"],
  ["US/Pacific", "America/Los_Angeles"],
])("converts %s to its usual name %s", (zone, usual) => {
  expect(canonicalZone(zone)).toBe(usual);
});

test.each(["", undefined, null, "Etc/Unknown", "Mars/Olympus", "+02:00", "UTC'; drop", "A".repeat(65)])(
  "rejects the zone %j",
  (zone) => {
    expect(canonicalZone(zone)).toBeUndefined();
  },
);

test("returns the day of a zone's calendar", () => {
  const at = new Date("2026-11-16T22:07:00Z");
  expect(dayIn(at, "Asia/Riyadh")).toBe("2026-11-17");
  expect(dayIn(at, "America/Los_Angeles")).toBe("2026-11-16");
});
