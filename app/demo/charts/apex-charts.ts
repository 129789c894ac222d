import type { ChartDefinition } from "../kits/charts/chart-definition";
import { sampleWave } from "./sample-values";
import { prices, visits } from "./shared-charts";

const opened = sampleWave(14, { base: 5_400, swing: 600, turn: 0.7 });
const closingPrices = sampleWave(14, { base: 5_450, swing: 650, turn: 0.9 });
const outer = (pick: (...values: number[]) => number, by: number) =>
  opened.map(
    (value, index) => pick(value, closingPrices[index] ?? value) + by + ((index * 37) % 90) * Math.sign(by),
  );

/** The charts of the ApexCharts page. Amounts are minor units of US dollars. */
export const apexCharts: readonly ChartDefinition[] = [
  {
    name: "visits",
    kind: "area",
    axis: { days: 14 },
    series: visits,
    head: "sum",
    hasRange: true,
  },
  {
    name: "purchases",
    kind: "column",
    axis: { days: 14 },
    isStacked: true,
    head: "sum",
    series: [
      { name: "fashion", values: sampleWave(14, { base: 90, swing: 40, turn: 0.9 }) },
      { name: "travel", values: sampleWave(14, { base: 60, swing: 25, turn: 1.3 }) },
    ],
  },
  prices,
  {
    name: "balance",
    kind: "line",
    axis: { days: 14 },
    unit: "money",
    head: "sum",
    series: [{ name: "paid", values: sampleWave(14, { base: 22_000, swing: 9_000, turn: 0.5 }) }],
  },
  {
    name: "topics",
    kind: "bar",
    axis: { parts: ["fashion", "travel", "home", "beauty", "phone"] },
    series: [{ name: "purchasesOf", values: [700, 350, 480, 600, 210] }],
  },
  {
    name: "rates",
    kind: "candlestick",
    axis: { days: 14 },
    unit: "money",
    head: "last",
    series: [
      { name: "open", values: opened },
      { name: "high", values: outer(Math.max, 120) },
      { name: "low", values: outer(Math.min, -120) },
      { name: "close", values: closingPrices },
    ],
  },
  {
    name: "hours",
    kind: "heatmap",
    axis: { hours: 24 },
    series: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      name: weekday,
      values: sampleWave(24, { base: 30 + weekday * 3, swing: 24, turn: 0.27 }),
    })),
  },
  {
    name: "goals",
    kind: "radial",
    axis: { parts: ["purchasesOf", "members", "reviews"] },
    unit: "percent",
    series: [{ name: "share", values: [80, 50, 35] }],
  },
  {
    name: "phones",
    kind: "radar",
    axis: {
      parts: ["battery", "screen", "camera", "memory", "price", "weight", "sound", "warranty"],
    },
    series: [
      { name: "first", values: [41, 64, 81, 60, 42, 42, 33, 23] },
      { name: "second", values: [65, 46, 42, 25, 58, 63, 76, 43] },
    ],
  },
  {
    name: "shares",
    kind: "donut",
    axis: { parts: ["fashion", "travel", "home", "beauty"] },
    series: [{ name: "purchasesOf", values: [420, 270, 180, 130] }],
  },
];
