import { expect, test } from "vitest";
import { recentTime } from "~/components/ui/recent-time";

const formatAt = (value: string, { language = "en", zone = "UTC", today = "2026-11-27" } = {}) =>
  recentTime(value, { today, language, zone }).replaceAll(/\s/g, " ");

test.each([
  ["2026-11-27T08:17:00Z", "Today, 8:17 AM"],
  ["2026-11-26T23:59:00Z", "Yesterday, 11:59 PM"],
  ["2026-11-25T08:17:00Z", "Nov 25"],
  ["2025-11-27T08:17:00Z", "Nov 27, 2025"],
  // The reader's clock is slow.
  ["2026-11-28T08:17:00Z", "Nov 28"],
  ["2026-11-29T08:17:00Z", "Nov 29"],
])("writes %s as %s", (value, text) => {
  expect(formatAt(value)).toBe(text);
});

test.each([
  ["fr", "Aujourd’hui, 8:17"],
  ["ar", "اليوم، 8:17 ص"],
])("in %s", (language, text) => {
  expect(formatAt("2026-11-27T08:17:00Z", { language })).toBe(text);
});

test.each(["en", "fr", "ar"])("in %s never says “tomorrow” if the reader's clock is behind", (language) => {
  const names = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [value, day] of [
    ["2026-11-28T08:17:00Z", 1],
    ["2026-11-29T08:17:00Z", 2],
  ] as const)
    expect(formatAt(value, { language }).toLowerCase()).not.toContain(names.format(day, "day").toLowerCase());
});

test.each([
  ["en", "today, 8:17 AM"],
  ["fr", "aujourd’hui, 8:17"],
])("after other words in %s: %s", (language, text) => {
  const day = { today: "2026-11-27", language, zone: "UTC", isInSentence: true };
  expect(recentTime("2026-11-27T08:17:00Z", day).replaceAll(/\s/g, " ")).toBe(text);
});

test("uses days in the reader's time zone", () => {
  const zone = "America/Los_Angeles";
  expect(formatAt("2026-11-27T02:00:00Z", { zone, today: "2026-11-26" })).toBe("Today, 6:00 PM");
});

test("leaves an unreadable instant as it is", () => {
  expect(formatAt("soon")).toBe("soon");
});
