import type { SeriesNames } from "./chart-data";
import { type ChartPoint, seriesKeys } from "./geometry";

interface ValueCardProps {
  format: (value: number) => string;
  names: SeriesNames | undefined;
  // Set by the chart library.
  active?: boolean;
  payload?: readonly { payload?: ChartPoint }[];
}

/** Shows and announces the values at the pointer or of the selected point. */
export function ValueCard({ format, names, active, payload }: ValueCardProps) {
  const point = active ? payload?.[0]?.payload : undefined;
  return (
    <p
      role="status"
      className={
        point &&
        "rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink shadow-raised whitespace-nowrap"
      }
    >
      {point && (
        <>
          <bdi className="block text-muted">{point.label}</bdi>
          {seriesKeys.map(
            (key) =>
              (key === "value" || names?.[key]) && (
                <span key={key} className="flex justify-between gap-4">
                  {names && <span>{names[key]}</span>}
                  <bdi className="figures font-semibold">{format(point[key] ?? 0)}</bdi>
                </span>
              ),
          )}
        </>
      )}
    </p>
  );
}
