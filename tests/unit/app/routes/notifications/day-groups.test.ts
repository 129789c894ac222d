import { expect, test } from "vitest";
import { groupByDay } from "~/routes/$lang.apps.notifications/day-groups";

const now = Date.parse("2025-06-11T09:00:00.000Z");
const at = (createdAt: string) => ({ createdAt });

test.each([
  ["2025-06-11T08:59:00.000Z", "2025-06-11", "today"],
  ["2025-06-11T00:00:00.000Z", "2025-06-11", "today"],
  ["2025-06-11T09:00:30.000Z", "2025-06-11", "today"],
  ["2025-06-12T00:00:30.000Z", "2025-06-11", "today"],
  ["2025-06-13T08:59:00.000Z", "2025-06-11", "today"],
  ["2025-06-10T23:59:59.000Z", "2025-06-10", "yesterday"],
  ["2025-06-10T00:00:00.000Z", "2025-06-10", "yesterday"],
  ["2025-06-09T23:59:59.000Z", "2025-06-09", undefined],
  ["2019-01-01T00:00:00.000Z", "2019-01-01", undefined],
])("%s belongs to %s, %s", (createdAt, day, name) => {
  expect(groupByDay([at(createdAt)], now)).toEqual([{ day, name, rows: [at(createdAt)] }]);
});

test.each([
  ["America/New_York", "2025-06-11T03:30:00.000Z", "yesterday"],
  ["Asia/Ho_Chi_Minh", "2025-06-10T17:00:00.000Z", "today"],
  ["Pacific/Auckland", "2025-06-10T12:00:00.000Z", "today"],
  ["Pacific/Auckland", "2025-06-10T11:59:59.000Z", "yesterday"],
])("uses days in the reader's time zone: in %s %s is %s", (zone, createdAt, name) => {
  expect(groupByDay([at(createdAt)], now, zone)[0]?.name).toBe(name);
});

test("the day before one of 23 hours is yesterday", () => {
  const justAfterMidnight = Date.parse("2025-03-31T00:30:00.000+02:00");
  const [sunday, saturday] = groupByDay(
    [at("2025-03-30T00:30:00.000+01:00"), at("2025-03-29T23:30:00.000+01:00")],
    justAfterMidnight,
    "Europe/Berlin",
  );
  expect(sunday?.name).toBe("yesterday");
  expect(saturday?.name).toBeUndefined();
});

test("rows keep their order, and empty days are omitted", () => {
  const rows = [
    "2025-06-12T07:00:00.000Z",
    "2025-06-11T08:00:00.000Z",
    "2025-06-11T07:00:00.000Z",
    "2025-05-01T07:00:00.000Z",
  ].map(at);
  expect(groupByDay(rows, now).map((group) => [group.day, group.rows.length])).toEqual([
    ["2025-06-11", 3],
    ["2025-05-01", 1],
  ]);
});

test("groups an empty list", () => {
  expect(groupByDay([], now)).toEqual([]);
});
