import { expect, test } from "vitest";
import { findOutliers } from "~/features/administration/outliers";

const totals = (value: number) => ({ clicks: value, leads: 0, commission: 0, cashBack: 0 });
function seriesOf(values: number[]) {
  return values.map((value, index) => ({
    ...totals(value),
    from: `2026-11-0${index + 1}`,
    before: totals(0),
  }));
}
const outliersOf = (values: number[]) => findOutliers(seriesOf(values), "clicks").map(({ clicks }) => clicks);

test("a value above three times the median stands out, the highest first", () => {
  expect(outliersOf([10, 12, 40, 9, 11, 10, 90, 10])).toEqual([90, 40]);
});

test("days without a figure don't lower the median", () => {
  expect(outliersOf([0, 0, 10, 12, 11, 10, 9, 10, 12])).toEqual([]);
});

test("few values are too little to compare with", () => {
  expect(outliersOf([10, 12, 90])).toEqual([]);
});
