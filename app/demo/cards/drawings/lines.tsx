import { classNames } from "~/components/ui/class-names";
import { seriesStyle } from "../../kits/charts/series-style";
import type { DrawnChart } from "./drawn-chart";

/** Draws one line per series. If the area is filled, the first line ends in a marker. */
export function Lines({ labels, series, isFilled = false }: DrawnChart & { isFilled?: boolean }) {
  const allValues = series.flatMap(({ values }) => values);
  const minimum = isFilled ? 0 : Math.min(...allValues);
  const span = Math.max(...allValues) - minimum || 1;
  const heightOf = (value: number) => 92 - (84 * (value - minimum)) / span;
  const lineOf = (values: readonly number[]) =>
    values.map((value, index) => `${(100 * index) / (labels.length - 1)} ${heightOf(value)}`).join("L");
  const lastValue = series[0]?.values.at(-1) ?? 0;
  return (
    <div aria-hidden className="relative h-full">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={classNames(
          "size-full overflow-visible rtl:-scale-x-100",
          !isFilled && "drop-shadow-[0_6px_4px_rgb(0_0_0/0.18)]",
        )}
      >
        {isFilled && (
          <path d={`M0 100L${lineOf(series[0]?.values ?? [])}L100 100z`} className="fill-primary-soft" />
        )}
        {series.map(({ label, values }, index) => (
          <path
            key={label}
            d={`M${lineOf(values)}`}
            fill="none"
            stroke={`var(${seriesStyle(index).color})`}
            strokeWidth={2.5}
            strokeDasharray={seriesStyle(index).dash || undefined}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {isFilled && (
        <span
          style={{ top: `${heightOf(lastValue)}%` }}
          className="absolute -end-1.5 size-3 -translate-y-1/2 rounded-full border-2 border-primary bg-surface"
        />
      )}
    </div>
  );
}
