import { loadOnDemand } from "~/components/lazy/load-on-demand";
import { type ComponentType, useState } from "react";
import { useSearchParams } from "react-router";
import { LoadError } from "~/components/lazy/load-error";
import { lazyPart } from "~/components/lazy/lazy-part";
import { type LazyModule, useLazyModule } from "~/components/lazy/lazy-module";
import { ChartTable } from "~/components/chart/chart-table";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { Trend } from "../../cards/trend";
import type { ChartDefinition, ChartView, PlotProps } from "./chart-definition";
import { limitToDays } from "./chart-days";
import { ChartLegend } from "./chart-legend";
import { HeatLegend } from "./heat-legend";
import { hasColorPerPoint } from "./series-style";
import { useChartView } from "./use-chart-view";

// Loaded separately because it includes the calendar of the lists, and only one chart uses it.
const ChartRange = lazyPart(async () => (await import("./chart-range")).ChartRange);

/** The module that draws the chart, requested when the card comes near the viewport. */
export type PlotModule = LazyModule<{ Plot: ComponentType<PlotProps> }>;

interface ChartCardProps {
  definition: ChartDefinition;
  plotModule: PlotModule;
}

/**
 * Renders a library's chart in a card. The product's own legend and table are rendered immediately, and the
 * drawing once its module has loaded.
 */
export function ChartCard({ definition, plotModule }: ChartCardProps) {
  const t = useTranslation("demo-charts");
  const [parameters] = useSearchParams();
  const dayOf = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(parameters.get(name) ?? "")?.[0];
  const view = useChartView(
    definition.hasRange ? limitToDays(definition, dayOf("f.from"), dayOf("f.to")) : definition,
  );
  const { kind, title, labels, series, format, span, head } = view;
  const [isNear, setNear] = useState(false);
  const plot = useLazyModule(plotModule);

  function fetchInView(box: HTMLDivElement) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
        void loadOnDemand(plotModule);
      },
      { rootMargin: "200px" },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }

  const legend = hasColorPerPoint(kind) ? labels : series.map(({ label }) => label);
  const hasLegend = kind !== "candlestick" && kind !== "heatmap";
  return (
    <Card title={title} subtitle={span && <bdi>{span}</bdi>} actions={head && <ChartHead {...head} />}>
      {definition.hasRange && "days" in definition.axis && <ChartRange days={definition.axis.days} />}
      <figure aria-label={title}>
        {hasLegend && <ChartLegend labels={legend} />}
        {kind === "heatmap" && <HeatLegend series={series} format={format} />}
        <div ref={fetchInView} className="needs-script relative h-72">
          {isNear && plot ? (
            <plot.Plot view={view} />
          ) : (
            <div className="flex size-full flex-col items-center justify-center rounded-md bg-sunken p-6 text-center text-muted">
              <p>{t("plotComing")}</p>
              {isNear && <LoadError module={plotModule} />}
            </div>
          )}
        </div>
        <ChartTable title={title} labels={labels} series={series} format={format} replacesDrawing />
      </figure>
    </Card>
  );
}

/** Renders the main figure of a chart with its trend. */
function ChartHead({ value, change }: NonNullable<ChartView["head"]>) {
  return (
    <div className="sm:text-end">
      <p className="figures text-xl font-bold" suppressHydrationWarning>
        {value}
      </p>
      {change !== undefined && <Trend change={change} period="week" />}
    </div>
  );
}
