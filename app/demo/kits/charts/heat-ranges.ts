import type { ChartView } from "./chart-definition";

/** The color strength of each range of a heat map, lowest range first. */
export const heatStrengths = [0.15, 0.35, 0.55, 0.75, 1] as const;

/** Returns the ranges of a heat map from zero to the largest value. Each range includes both of its ends. */
export function heatRanges(series: ChartView["series"]): { from: number; to: number }[] {
  const largest = Math.max(0, ...series.flatMap(({ values }) => values));
  const step = Math.ceil((largest + 1) / heatStrengths.length);
  return heatStrengths.map((_, index) => ({ from: index * step, to: (index + 1) * step - 1 }));
}
