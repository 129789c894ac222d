import { classNames } from "~/components/ui/class-names";
import { seriesStyle } from "../../kits/charts/series-style";
import { type DrawnChart, stacksOf } from "./drawn-chart";

/** Draws stacked columns. With a single series, the highest column is highlighted. */
export function Columns(drawn: DrawnChart) {
  const { stacks, top } = stacksOf(drawn);
  const isSingleSeries = drawn.series.length === 1;
  const highestIndex = stacks.findIndex(({ values }) => values[0] === top);
  return (
    <div aria-hidden className="flex h-full items-end gap-[4%]">
      {stacks.map(({ label, values }, place) => (
        <div key={label} className="mx-auto flex h-full max-w-8 flex-1 flex-col-reverse gap-0.5">
          {values.map((value, index) => (
            <span
              key={drawn.series[index]?.label}
              style={{ height: `${(100 * Math.max(0, value)) / top}%` }}
              className={classNames(
                "shrink-0 rounded-sm",
                isSingleSeries && place !== highestIndex ? "bg-primary/45" : seriesStyle(index).sign,
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Draws columns upward for positive values and downward for negative ones. */
export function SignedColumns({ labels, series }: DrawnChart) {
  const largest = Math.max(1, ...series.flatMap(({ values }) => values.map(Math.abs)));
  const shareOf = (index: number, sign: 1 | -1) =>
    Math.max(0, ...series.map(({ values }) => sign * (values[index] ?? 0))) / largest;
  return (
    <div aria-hidden className="flex h-full gap-[4%]">
      {labels.map((label, index) => (
        <div key={label} className="mx-auto flex max-w-6 flex-1 flex-col">
          <div className="flex flex-1 items-end border-b border-line-strong">
            <span
              style={{ height: `${100 * shareOf(index, 1)}%` }}
              className="w-full rounded-t-sm bg-primary"
            />
          </div>
          <div className="flex-1">
            <span
              style={{ height: `${100 * shareOf(index, -1)}%` }}
              className="block w-full rounded-b-sm bg-accent"
            />
          </div>
        </div>
      ))}
    </div>
  );
}
