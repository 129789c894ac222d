import type { ChartPoint } from "./geometry";

/** The names of a point's values. Only needed if a point has several values. */
export interface SeriesNames {
  value: string;
  /** The name of the value stacked on top of the bar. */
  above?: string;
  /** The name of the comparison line's value. */
  before?: string;
}

export interface ChartData {
  /** The chart's title, also the caption of its table. */
  title: string;
  points: ChartPoint[];
  names?: SeriesNames | undefined;
  kind: "bar" | "area";
  /** Formats a value for the table and the marks. */
  format: (value: number) => string;
  /** Formats a value for the axis, where space is limited. */
  formatTick: (value: number) => string;
}
