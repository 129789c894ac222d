import type { ReactNode } from "react";
import { ChartTable } from "~/components/chart/chart-table";
import { Card } from "~/components/ui/card";
import { ChartLegend } from "../kits/charts/chart-legend";
import { Columns, SignedColumns } from "./drawings/columns";
import type { DrawnChart } from "./drawings/drawn-chart";
import { Gauge } from "./drawings/gauge";
import { Lines } from "./drawings/lines";
import { Radar } from "./drawings/radar";
import { Trend } from "./trend";

export type DrawingKind = "line" | "area" | "columns" | "signed" | "gauge" | "dashes" | "radar";

interface DrawnCardProps extends DrawnChart {
  kind: DrawingKind;
  title: string;
  subtitle?: string;
  /** The total. */
  total?: string;
  change?: number;
  format: (value: number) => string;
  isLarge?: boolean;
  /** Facts and a link below the chart. */
  children?: ReactNode;
}

/** Renders a figure with a small chart. The server draws the chart, and the table below lists its data. */
export function DrawnCard({
  kind,
  title,
  subtitle,
  total,
  change,
  format,
  isLarge = false,
  ...rest
}: DrawnCardProps) {
  const { labels, series, children } = rest;
  return (
    <Card title={title} subtitle={subtitle}>
      {(total ?? change) !== undefined && (
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
          {total && (
            <bdi className="figures text-2xl font-bold" suppressHydrationWarning>
              {total}
            </bdi>
          )}
          {change !== undefined && <Trend change={change} />}
        </div>
      )}
      <figure aria-label={title}>
        {series.length > 1 && <ChartLegend labels={series.map(({ label }) => label)} />}
        <div className={kind === "radar" ? "h-72" : isLarge ? "h-52" : "h-28"}>
          <Drawing kind={kind} labels={labels} series={series} format={format} />
        </div>
        <ChartTable title={title} labels={labels} series={[...series]} format={format} />
      </figure>
      {children}
    </Card>
  );
}

function Drawing({ kind, format, ...drawn }: DrawnChart & Pick<DrawnCardProps, "kind" | "format">) {
  const share = drawn.series[0]?.values[0] ?? 0;
  switch (kind) {
    case "columns":
      return <Columns {...drawn} />;
    case "signed":
      return <SignedColumns {...drawn} />;
    case "gauge":
    case "dashes":
      return <Gauge percent={share} text={format(share)} isDashed={kind === "dashes"} />;
    case "radar":
      return <Radar {...drawn} />;
    default:
      return <Lines {...drawn} isFilled={kind === "area"} />;
  }
}
