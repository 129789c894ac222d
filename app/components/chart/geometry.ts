import { niceTicks } from "./scale";

export interface ChartPoint {
  label: string;
  value: number;
}

/** The drawing's own units, which its box stretches over. */
export const size = { width: 640, height: 320 };
/** Room around the plot; the rest, at its start, is what the axis needs. */
export const frame = { end: 8, top: 14, bottom: 28 };
/** Between the axis' texts and the plot. */
export const axisGap = 10;

/** Where things stand, for the picture of the server and the chart of the browser alike. */
export interface Geometry {
  /** Where the plot begins, in reading direction. */
  start: number;
  ticks: number[];
  /** The highest tick. */
  top: number;
  /** Width of one point's place. */
  slot: number;
  barWidth: number;
  barRadius: number;
  /** Of so many labels of the points one is written. */
  labelEvery: number;
  /** On small screens, where text is larger, every other of those is left out. */
  isCrowded: boolean;
}

// A small screen's text is 20 units high; a figure is little more than half as wide.
const widestFigure = 11.5;
// On others a label's text is 12 units high; this much a letter, and a space to the next label.
const labelLetter = 6.5;
const labelGap = 8;
const invisible = /[\u200e\u200f]/g;

/** Lays out a chart of `points`, in the drawing's units. Values below zero count as zero. */
export function geometryOf(points: ChartPoint[], formatTick: (value: number) => string): Geometry {
  const ticks = niceTicks(Math.max(0, ...points.map((point) => point.value)));
  const longest = Math.max(...ticks.map((tick) => formatTick(tick).replace(invisible, "").length));
  const start = axisGap + Math.ceil(longest * widestFigure);
  const slot = (size.width - start - frame.end) / Math.max(1, points.length);
  const longestLabel = Math.max(0, ...points.map(({ label }) => label.length));
  const labelRoom = longestLabel * labelLetter + labelGap;
  const labelEvery = Math.max(1, Math.ceil(points.length / 8), Math.ceil(labelRoom / slot));
  const barWidth = Math.min(36, slot * 0.56);
  return {
    start,
    ticks,
    top: ticks.at(-1) ?? 1,
    slot,
    barWidth,
    barRadius: Math.min(6, barWidth / 3),
    labelEvery,
    isCrowded: points.length / labelEvery > 4,
  };
}
