import type { ChartFigures } from "./chart-figures";
import { type ChartPoint, seriesKeys } from "./geometry";

/** All of a point's values in one line, each by its name where there are several. */
export function told(
  point: ChartPoint,
  names: ChartFigures["names"],
  format: ChartFigures["format"],
): string {
  if (!names) return format(point.value);
  return seriesKeys
    .filter((key) => names[key])
    .map((key) => `${names[key]} ${format(point[key] ?? 0)}`)
    .join(" · ");
}
