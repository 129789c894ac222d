import type { Overview } from "#contract/overview/admin-overview.ts";
import type { ChartName } from "./period/period-choice";

/**
 * A value is an outlier above `outlierFactor` times the median, provided there are at least `minValues` values.
 */
const [outlierFactor, minValues, maxOutliers] = [3, 7, 3];

/** Returns the days, weeks or months whose figure is unusually high, the highest first, at most three. */
export function findOutliers(series: Overview["series"], chart: ChartName): Overview["series"] {
  const sortedBuckets = series.filter((bucket) => bucket[chart] > 0).toSorted((a, b) => b[chart] - a[chart]);
  const median = sortedBuckets[Math.floor(sortedBuckets.length / 2)]?.[chart];
  if (median === undefined || sortedBuckets.length < minValues) return [];
  return sortedBuckets.filter((bucket) => bucket[chart] > outlierFactor * median).slice(0, maxOutliers);
}
