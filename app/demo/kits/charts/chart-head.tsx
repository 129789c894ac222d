import { Trend } from "../../cards/trend";
import type { ChartView } from "./chart-definition";

/** Renders the main figure of a chart with its trend. */
export function ChartHead({ figure, change }: NonNullable<ChartView["head"]>) {
  return (
    <div className="sm:text-end">
      <p className="figures text-xl font-bold" suppressHydrationWarning>
        {figure}
      </p>
      {change !== undefined && <Trend change={change} period="week" />}
    </div>
  );
}
