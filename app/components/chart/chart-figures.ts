import type { ChartPoint } from "./geometry";

export interface ChartFigures {
  /** What it shows; also the caption of the table of figures. */
  title: string;
  points: ChartPoint[];
  kind: "bar" | "area";
  /** Writes a value for the table and the marks. */
  format: (value: number) => string;
  /** Writes a value for the axis, where room is short. */
  formatTick: (value: number) => string;
}
