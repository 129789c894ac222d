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
  /** What the points are: days one after the other (from one of them on), hours of a day, places on a scale, or things with a name. */
  axis:
    | { days: number; from?: number }
    | { hours: number }
    | { scale: readonly number[] }
    | { parts: readonly NameOf<"part">[] };
  /** A number names a day of the week, Monday is 0. A candlestick has four: open, high, low and close. */
  series: readonly { name: NameOf<"part"> | number; values: readonly number[] }[];
  unit?: "money" | "percent";
  isStacked?: boolean;
  /** Above the drawing: the sum of all days, or the last value. Its axis is of days. */
  head?: "sum" | "last";
  /** Which of its days are drawn is chosen above it. */
  hasRange?: true;
}

/** A chart in the words of the page's language. */
export interface ChartView {
  kind: PlotKind;
  title: string;
  labels: string[];
  /** Where the points stand on a scale; elsewhere they follow each other. */
  scale?: readonly number[];
  series: { label: string; values: readonly number[] }[];
  /** What the first series comes to: the sum of a donut, the mean of rings. */
  total: { label: string; figure: string };
  isStacked: boolean;
  isRightToLeft: boolean;
  /** From which day to which, in words. */
  span?: string;
  /** The figure above it, and its change as a share: 0.12 is 12 % more. */
  head?: { figure: string; change?: number };
  format: (value: number) => string;
}

/** What both libraries draw with: a lazy module has one as `Plot`. */
export interface PlotProps {
  view: ChartView;
}

/** A drawing that is told its size in pixels. */
export interface DrawingProps extends PlotProps {
  size: { width: number; height: number };
}
