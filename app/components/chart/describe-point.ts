import type { ChartData } from "./chart-data";
import { type ChartPoint, seriesKeys } from "./geometry";

/** Returns all values of a point in one line, with their names if there are several. */
export function describePoint(
  point: ChartPoint,
  names: ChartData["names"],
  format: ChartData["format"],
): string {
  if (!names) return format(point.value);
  return seriesKeys
    .filter((key) => names[key])
    .map((key) => `${names[key]} ${format(point[key] ?? 0)}`)
    .join(" · ");
}
