import type { texts } from "~/locales/en/demo-charts";

type Key = keyof typeof texts;
type NameOf<Prefix extends string, K = Key> = K extends `${Prefix}_${infer Name}` ? Name : never;

export type PlotKind =
  | "line"
  | "area"
  | "column"
  | "bar"
  | "scatter"
  | "radar"
  | "pie"
  | "donut"
  | "radial"
  | "candlestick"
  | "heatmap";

export interface ChartDefinition {
  name: NameOf<"chart">;
  kind: PlotKind;
  /**
   * The points of the axis: consecutive days (starting at `from`), hours of a day, values on a scale, or named
   * parts.
   */
  axis:
    | { days: number; from?: number }
    | { hours: number }
    | { scale: readonly number[] }
    | { parts: readonly NameOf<"part">[] };
  /**
   * If the name is a number, it is a day of the week, where 0 is Monday. A candlestick chart has four series:
   * open, high, low and close.
   */
  series: readonly { name: NameOf<"part"> | number; values: readonly number[] }[];
  unit?: "money" | "percent";
  isStacked?: boolean;
  /** The figure above the chart: the sum of all days, or the last value. Requires an axis of days. */
  head?: "sum" | "last";
  /** Lets users choose the range of days, above the chart. */
  hasRange?: true;
}

/** A chart with texts and numbers in the page's language. */
export interface ChartView {
  kind: PlotKind;
  title: string;
  labels: string[];
  /** The values of the points on a scale. Without it, points are evenly spaced. */
  scale?: readonly number[];
  series: { label: string; values: readonly number[] }[];
  /** The total of the first series: the sum for a donut, the mean for rings. */
  total: { label: string; value: string };
  isStacked: boolean;
  isRightToLeft: boolean;
  /** The formatted range of days. */
  span?: string;
  /** The figure above the chart and its relative change: 0.12 is an increase of 12 %. */
  head?: { value: string; change?: number };
  format: (value: number) => string;
}

/** The props of a plot in either library. A lazy module exports one as `Plot`. */
export interface PlotProps {
  view: ChartView;
}

/** The props of a drawing that needs its size in pixels. */
export interface DrawingProps extends PlotProps {
  size: { width: number; height: number };
}
