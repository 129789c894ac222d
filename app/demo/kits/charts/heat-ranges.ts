import type { ChartView } from "./chart-definition";

/** The color strength of each range of a heatmap, lowest first. */
export const heatStrengths = [0.15, 0.35, 0.55, 0.75, 1] as const;

/** Returns the ranges of a heatmap from zero to the largest value. Both ends belong to a range. */
export function heatRanges(series: ChartView["series"]): { from: number; to: number }[] {
  const largest = Math.max(0, ...series.flatMap(({ values }) => values));
  const step = Math.ceil((largest + 1) / heatStrengths.length);
  return heatStrengths.map((_, index) => ({ from: index * step, to: (index + 1) * step - 1 }));
}
