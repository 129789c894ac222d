import { niceTicks } from "./scale";

export interface ChartPoint {
  label: string;
  value: number;
  /** Stands on top of `value`. */
  above?: number;
  /** The same in the period before. */
  before?: number;
}

/** What a point's values are, in the order they are told. */
export const seriesKeys = ["value", "above", "before"] as const;

/** Where things stand in the plot, in percent of it, for the picture of the server and the chart of the browser alike. */
export interface Geometry {
  ticks: number[];
  /** The highest tick. */
  top: number;
  /** Width of one point's place. */
  slot: number;
  barWidth: number;
  /** Of so many labels of the points one is written. */
  labelEvery: number;
  /** In a narrow chart every other of those is left out. */
  isCrowded: boolean;
}

// In pixels: text is as large in every chart. This much a letter, and a space to the next label.
const labelLetter = 6.5;
const labelGap = 8;
/** What a plot has at least, and what it has on a phone. */
const usualWidth = 480;
const narrowWidth = 250;

export const barRadius = 6;
/** Of bars that stand on each other. */
export const stackedRadius = 2;

/** Lays out a chart of `points`. Values below zero count as zero. */
export function geometryOf(points: ChartPoint[]): Geometry {
  const ticks = niceTicks(Math.max(0, ...points.flatMap((point) => [stackOf(point), point.before ?? 0])));
  const number = Math.max(1, points.length);
  const longestLabel = Math.max(0, ...points.map(({ label }) => label.length));
  const labelRoom = longestLabel * labelLetter + labelGap;
  const labelEvery = Math.max(1, Math.ceil(number / 8), Math.ceil((labelRoom * number) / usualWidth));
  const slot = 100 / number;
  return {
    ticks,
    top: ticks.at(-1) ?? 1,
    slot,
    barWidth: Math.min(6, slot * 0.56),
    labelEvery,
    isCrowded: Math.ceil(number / labelEvery) * labelRoom > narrowWidth,
  };
}

/** How high a point's bar is, with what stands on top of it. */
export function stackOf({ value, above = 0 }: ChartPoint): number {
  return Math.max(0, value) + Math.max(0, above);
}

/** How far down in the plot a value stands. */
export function heightOf(value: number, top: number): number {
  return 100 * (1 - Math.max(0, value) / top);
}
