import type { Overview } from "#contract/overview/admin-overview.ts";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { findOutliers } from "./outliers";
import type { ChartName } from "./period/period-choice";

interface OutlierNoteProps {
  label: string;
  overview: Pick<Overview, "series" | "unit">;
  chart: ChartName;
  format: (value: number) => string;
}

/** A note below a chart that names unusually high values. Renders nothing if there are none. */
export function OutlierNote({ label, overview: { series, unit }, chart, format }: OutlierNoteProps) {
  const language = useLanguage();
  const outliers = findOutliers(series, chart);
  if (outliers.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {label}
      {outliers.map(({ from, [chart]: value }) => (
        <bdi key={from} suppressHydrationWarning>
          {formatDate(from, language, unit === "month" ? "shortMonth" : "shortDay")} · {format(value)}
        </bdi>
      ))}
    </p>
  );
}
