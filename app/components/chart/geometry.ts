import { niceTicks } from "./scale";

export interface ChartPoint {
  label: string;
  value: number;
  /** Stacked on top of `value`. */
  above?: number;
  /** The value in the previous period. */
  before?: number;
}

/** The values of a point, in the order in which they are listed. */
export const seriesKeys = ["value", "above", "before"] as const;

/** Positions in the plot as percentages of its size. Used by the server's drawing and the browser's chart. */
export interface Geometry {
  ticks: number[];
  /** The highest tick. */
  top: number;
  /** Width available for one point. */
  slot: number;
  barWidth: number;
  /** Every `labelEvery`-th point has a label. */
  labelEvery: number;
  /** Whether a narrow chart leaves out every other label. */
  isCrowded: boolean;
}

// The width of a letter and the gap between labels, in pixels. Text has the same size in every chart.
const letterWidth = 6.5;
const labelGap = 8;
/** The width of a plot, and its width on a phone, in pixels. */
const plotWidth = 480;
const phonePlotWidth = 250;

export const barRadius = 6;
/** Corner radius of stacked bars. */
export const stackedRadius = 2;

/** Lays out a chart of `points`. Values below zero count as zero. */
export function geometryOf(points: ChartPoint[]): Geometry {
  const ticks = niceTicks(
    Math.max(0, ...points.flatMap((point) => [stackedValue(point), point.before ?? 0])),
  );
  const pointCount = Math.max(1, points.length);
  const longestLabel = Math.max(0, ...points.map(({ label }) => label.length));
  const labelRoom = longestLabel * letterWidth + labelGap;
  const labelEvery = Math.max(1, Math.ceil(pointCount / 8), Math.ceil((labelRoom * pointCount) / plotWidth));
  const slot = 100 / pointCount;
  return {
    ticks,
    top: ticks.at(-1) ?? 1,
    slot,
    barWidth: Math.min(6, slot * 0.56),
    labelEvery,
    isCrowded: Math.ceil(pointCount / labelEvery) * labelRoom > phonePlotWidth,
  };
}

/** Returns the height of a point's bar, including the part stacked on top. */
export function stackedValue({ value, above = 0 }: ChartPoint): number {
  return Math.max(0, value) + Math.max(0, above);
}

/** Returns a value's distance from the top of the plot in percent. */
export function topOffset(value: number, top: number): number {
  return 100 * (1 - Math.max(0, value) / top);
}
