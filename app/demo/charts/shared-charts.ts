import type { ChartDefinition } from "../kits/charts/chart-definition";
import { steppedValues, sampleWave } from "./sample-values";

/** Visits by device. Shown on the pages of both libraries, grouped on one and stacked on the other. */
export const visits: ChartDefinition["series"] = [
  { name: "phone", values: sampleWave(14, { base: 240, swing: -80, turn: 0.5 }) },
  { name: "computer", values: sampleWave(14, { base: 160, swing: -50, turn: 0.8 }) },
  { name: "tablet", values: sampleWave(14, { base: 60, swing: 25, turn: 0.4 }) },
];

/** The chart that is shown on the pages of both libraries, for comparison. */
export const prices: ChartDefinition = {
  name: "prices",
  kind: "scatter",
  axis: { scale: steppedValues(12, 5) },
  series: [
    { name: "fashion", values: sampleWave(12, { base: 40, swing: 22, turn: 1.1 }) },
    { name: "travel", values: sampleWave(12, { base: 90, swing: 30, turn: 0.7 }) },
    { name: "home", values: sampleWave(12, { base: 65, swing: 15, turn: 1.7 }) },
  ],
};
