import type { SeriesNames } from "./chart-data";
import { seriesKeys } from "./geometry";

/** The part stacked on top of the bars: the same color, but lighter. */
export const stackedPartStyle = "fill-primary-soft stroke-primary";

/** The line of the previous period. */
export const previousPeriodStyle = "fill-none stroke-accent stroke-2 [stroke-dasharray:4_3]";

const swatches = {
  value: <rect width="12" height="12" rx="3" className="fill-primary" />,
  above: <rect x="1" y="1" width="10" height="10" rx="3" className={stackedPartStyle} />,
  before: <path d="M0 6h12" className={previousPeriodStyle} />,
};

/** Explains the colors. Assistive technology reads the table instead. */
export function Legend({ names }: { names: SeriesNames }) {
  return (
    <ul aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {seriesKeys.map(
        (key) =>
          names[key] && (
            <li key={key} className="flex items-center gap-1.5">
              <svg viewBox="0 0 12 12" className="size-3">
                {swatches[key]}
              </svg>
              {names[key]}
            </li>
          ),
      )}
    </ul>
  );
}
