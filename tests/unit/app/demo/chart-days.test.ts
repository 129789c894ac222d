import { expect, test } from "vitest";
import { limitToDays, headOf } from "~/demo/kits/charts/chart-days";
import type { ChartDefinition } from "~/demo/kits/charts/chart-definition";
import { heatRanges } from "~/demo/kits/charts/heat-ranges";

const values = Array.from({ length: 14 }, (_, index) => index + 1);
const chart: ChartDefinition = {
  name: "visits",
  kind: "area",
  axis: { days: 14 },
  series: [{ name: "phone", values }],
};

test.each([
  ["2026-02-03", "2026-02-05", [2, 3, 4], { days: 3, from: 1 }],
  ["2026-02-14", undefined, [13, 14], { days: 2, from: 12 }],
  [undefined, "2026-02-02", [1], { days: 1, from: 0 }],
  ["2026-01-01", "2026-12-31", values, { days: 14 }],
  ["2027-01-01", undefined, values, { days: 14 }],
  ["2026-02-05", "2026-02-03", values, { days: 14 }],
])("the days from %s to %s have the figures %j", (from, to, shown, axis) => {
  const between = limitToDays(chart, from, to);
  expect(between.series[0]?.values).toEqual(shown);
  expect(between.axis).toEqual(axis);
});

test("sums all days and compares weeks, or the last value with the one a week before", () => {
  expect(headOf({ ...chart, head: "sum" })).toEqual({ value: 105, change: (77 - 28) / 28 });
  expect(headOf({ ...chart, head: "last" })).toEqual({ value: 14, change: 1 });
  expect(headOf({ ...limitToDays(chart, "2026-02-10"), head: "sum" }).change).toBeUndefined();
});

test("the ranges of a heatmap are contiguous and include every value", () => {
  const ranges = heatRanges([{ label: "", values: [0, 7, 83] }]);
  expect(ranges).toHaveLength(5);
  expect(ranges[0]?.from).toBe(0);
  expect((ranges.at(-1)?.to ?? 0) >= 83).toBe(true);
  for (const [index, { from }] of ranges.entries())
    if (index > 0) expect(from).toBe(ranges[index - 1]!.to + 1);
});
