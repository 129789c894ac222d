import type { ChartPoint } from "./geometry";

/** What the values of each point are called, where they have more than one. */
export interface SeriesNames {
  value: string;
  /** What stands on top of the bars. */
  above?: string;
  /** The line to compare with. */
  before?: string;
}

export interface ChartFigures {
  /** What it shows; also the caption of the table of figures. */
  title: string;
  points: ChartPoint[];
  names?: SeriesNames | undefined;
  kind: "bar" | "area";
  /** Writes a value for the table and the marks. */
  format: (value: number) => string;
  /** Writes a value for the axis, where room is short. */
  formatTick: (value: number) => string;
}
