import { expect, test } from "vitest";
import { groupByDay } from "~/routes/$lang.apps.notifications/day-groups";

const now = Date.parse("2025-06-11T09:00:00.000Z");
const at = (createdAt: string) => ({ createdAt });

test.each([
  ["2025-06-11T08:59:00.000Z", "today"],
  ["2025-06-11T00:00:00.000Z", "today"],
  ["2025-06-11T09:00:30.000Z", "today"],
  ["2025-06-10T23:59:59.000Z", "yesterday"],
  ["2025-06-09T23:59:59.000Z", "week"],
  ["2025-06-04T09:00:01.000Z", "week"],
  ["2025-06-04T09:00:00.000Z", "older"],
  ["2019-01-01T00:00:00.000Z", "older"],
])("screens 17.5 %s belongs to %s", (createdAt, name) => {
  expect(groupByDay([at(createdAt)], now)).toEqual([{ name, rows: [at(createdAt)] }]);
});

test("rows keep their order, and days without any are left out", () => {
  const rows = ["2025-06-11T08:00:00.000Z", "2025-06-11T07:00:00.000Z", "2025-05-01T07:00:00.000Z"].map(at);
  expect(groupByDay(rows, now).map((group) => [group.name, group.rows.length])).toEqual([
    ["today", 2],
    ["older", 1],
  ]);
});

test("nothing to group", () => {
  expect(groupByDay([], now)).toEqual([]);
});
