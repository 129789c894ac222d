import type { ChartView } from "./chart-definition";
import { heatRanges } from "./heat-ranges";

const signs = ["bg-primary/15", "bg-primary/35", "bg-primary/55", "bg-primary/75", "bg-primary"];

/** Renders the range of values for each color strength. */
export function HeatLegend({ series, format }: Pick<ChartView, "series" | "format">) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {heatRanges(series).map(({ from, to }, index) => (
        <li key={from} className="flex items-center gap-2">
          <span aria-hidden className={`size-3 rounded-sm border border-line ${signs[index]}`} />
          <bdi className="figures">
            {format(from)}–{format(to)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
