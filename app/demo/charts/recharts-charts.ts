import type { ChartDefinition } from "../kits/charts/chart-definition";
import { sampleWave } from "./sample-values";
import { prices, visits } from "./shared-charts";

/** The charts of the Recharts page. Amounts are minor units of US dollars. */
export const rechartsCharts: readonly ChartDefinition[] = [
  {
    name: "payouts",
    kind: "line",
    axis: { days: 14 },
    unit: "money",
    series: [
      { name: "asked", values: sampleWave(14, { base: 52_000, swing: 18_000, turn: 0.6 }) },
      { name: "paid", values: sampleWave(14, { base: 38_000, swing: 12_000, turn: 0.5 }) },
    ],
  },
  {
    name: "visits",
    kind: "area",
    axis: { days: 14 },
    isStacked: true,
    series: visits,
  },
  prices,
  {
    name: "purchases",
    kind: "column",
    axis: { days: 10 },
    isStacked: true,
    series: [
      { name: "fashion", values: sampleWave(10, { base: 45, swing: 15, turn: 0.9 }) },
      { name: "travel", values: sampleWave(10, { base: 30, swing: 12, turn: 0.6 }) },
      { name: "home", values: sampleWave(10, { base: 24, swing: 8, turn: 1.2 }) },
      { name: "beauty", values: sampleWave(10, { base: 15, swing: 6, turn: 0.8 }) },
    ],
  },
  {
    name: "phones",
    kind: "radar",
    axis: { parts: ["battery", "screen", "camera", "memory", "price", "weight"] },
    series: [
      { name: "first", values: [41, 64, 81, 60, 42, 42] },
      { name: "second", values: [65, 46, 42, 25, 58, 63] },
    ],
  },
  {
    name: "shares",
    kind: "pie",
    axis: { parts: ["fashion", "travel", "home", "beauty"] },
    unit: "percent",
    series: [{ name: "share", values: [42, 27, 18, 13] }],
  },
];
