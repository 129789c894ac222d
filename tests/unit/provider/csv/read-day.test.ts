import { expect, test } from "vitest";
import { dayOrderOf, readCalendarDay } from "#provider/csv/read-day.ts";

test.each([
  ["2026-12-24", "unclear", "2026-12-24"],
  ["2026/12/24", "unclear", "2026-12-24"],
  ["24/12/2026", "unclear", "2026-12-24"],
  ["24.12.2026", "unclear", "2026-12-24"],
  ["24-12-2026", "unclear", "2026-12-24"],
  ["12/24/2026", "unclear", "2026-12-24"],
  ["03.04.2026", "unclear", "2026-04-03"],
  ["3/4/2026", "dmy", "2026-04-03"],
  ["03/04/2026", "mdy", "2026-03-04"],
  ["03/03/2026", "unclear", "2026-03-03"],
] as const)("reads %s where days are %s", (cell, order, day) => {
  expect(readCalendarDay(cell, order)).toEqual({ day, time: null });
});

test.each([
  ["2026-12-24 18:00", "18:00"],
  ["24/12/2026 8:05", "08:05"],
  ["24.12.2026 23:59:59", "23:59:59"],
])("reads the time of day in %s", (cell, time) => {
  expect(readCalendarDay(cell, "unclear")).toEqual({ day: "2026-12-24", time });
});

test("doesn't guess the month of 03/04/2026", () => {
  expect(readCalendarDay("03/04/2026", "unclear")).toBe("unclear");
});

test.each([
  "31/02/2026",
  "2026-02-30",
  "24/13/2026",
  "00/12/2026",
  "24/12/26",
  "24/12-2026",
  "soon",
  "2026-12-24 24:00",
])("reads no day from %s", (cell) => {
  expect(readCalendarDay(cell, "dmy")).toBeUndefined();
});

test.each([
  [["03/04/2026", "24/12/2026"], "dmy"],
  [["03/04/2026", "12/24/2026"], "mdy"],
  [["03/04/2026", "01.02.2026"], "dmy"],
  [["03/04/2026", "2026-12-24", ""], "unclear"],
  [["24/12/2026", "12/24/2026"], "unclear"],
] as const)("detects in %j that days are %s", (cells, order) => {
  expect(dayOrderOf([...cells])).toBe(order);
});
