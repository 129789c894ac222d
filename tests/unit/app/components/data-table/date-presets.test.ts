import { expect, test } from "vitest";
import { datePresets } from "~/components/data-table/date-presets";

test.each([
  ["2026-03-01", "2026-02-23", "2026-01-31", "2026-03-01", "2026-02-01 2026-02-28"],
  ["2024-12-31", "2024-12-25", "2024-12-02", "2024-12-01", "2024-11-01 2024-11-30"],
])("offers the usual periods on %s", (today, week, days, month, lastMonth) => {
  expect(datePresets(today).map(({ from, to }) => (to === today ? from : `${from} ${to}`))).toEqual([
    today,
    week,
    days,
    month,
    lastMonth,
  ]);
});
