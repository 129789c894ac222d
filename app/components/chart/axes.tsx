import { classNames } from "../ui/class-names";
import type { ChartPoint, Geometry } from "./geometry";

interface TickLabelsProps {
  ticks: number[];
  format: (value: number) => string;
}

// The labels have no height, so that the first and last ones are aligned with the plot's edges.
const axisStyle = "flex flex-col-reverse justify-between";

/** The tick labels next to the plot. They are page text, so their size is the same in every chart. */
export function TickLabels({ ticks, format }: TickLabelsProps) {
  return (
    <div aria-hidden className={classNames(axisStyle, "text-end whitespace-nowrap")}>
      {ticks.map((tick) => (
        <span key={tick} className="flex h-0 items-center justify-end">
          <bdi suppressHydrationWarning className="figures">
            {format(tick)}
          </bdi>
        </span>
      ))}
    </div>
  );
}

/** A horizontal line at each tick. */
export function GridLines({ ticks }: Pick<TickLabelsProps, "ticks">) {
  return (
    <div aria-hidden className={classNames(axisStyle, "absolute inset-0")}>
      {ticks.map((tick) => (
        <span key={tick} className="-mt-px border-t border-line" />
      ))}
    </div>
  );
}

interface PointLabelsProps {
  points: ChartPoint[];
  geometry: Pick<Geometry, "labelEvery" | "isCrowded">;
}

/** The names of the points, shown below the plot. */
export function PointLabels({ points, geometry: { labelEvery, isCrowded } }: PointLabelsProps) {
  return (
    <div aria-hidden className="look-point-labels">
      {points.map(({ label }, index) => (
        <span key={label}>
          {index % labelEvery === 0 && (
            <bdi className={isCrowded && (index / labelEvery) % 2 === 1 ? "@max-md:hidden" : undefined}>
              {label}
            </bdi>
          )}
        </span>
      ))}
    </div>
  );
}
