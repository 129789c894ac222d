import { classNames } from "../ui/class-names";
import type { ChartPoint, Geometry } from "./geometry";

interface TicksProps {
  ticks: number[];
  format: (value: number) => string;
}

// Of no height: the outermost stand at the plot's very edges, the others at equal distances between.
const ladder = "flex flex-col-reverse justify-between";

/** The amounts beside the plot. They are text of the page: as large in every chart, and as wide as they need. */
export function TickLabels({ ticks, format }: TicksProps) {
  return (
    <div aria-hidden className={classNames(ladder, "text-end whitespace-nowrap")}>
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

/** A line at the height of each amount. */
export function GridLines({ ticks }: Pick<TicksProps, "ticks">) {
  return (
    <div aria-hidden className={classNames(ladder, "absolute inset-0")}>
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

/** What the points are called, under their places. */
export function PointLabels({ points, geometry: { labelEvery, isCrowded } }: PointLabelsProps) {
  return (
    <div aria-hidden className="col-start-2 flex h-4">
      {points.map(({ label }, index) => (
        <span key={label} className="flex w-0 flex-1 justify-center whitespace-nowrap">
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
