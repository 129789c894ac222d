import { expect, test } from "vitest";
import { usableZone } from "~/components/ui/use-time-zone";

test.each(["Etc/Unknown", "Mars/Olympus", "", undefined])("falls back to UTC from the zone %j", (zone) => {
  expect(usableZone(zone)).toBe("UTC");
});

test.each(["Asia/Riyadh", "America/New_York", "UTC"])("keeps the zone %s", (zone) => {
  expect(usableZone(zone)).toBe(zone);
});
