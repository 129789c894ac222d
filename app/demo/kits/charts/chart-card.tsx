import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { FigureTable } from "~/components/chart/figure-table";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import type { ChartDefinition, PlotProps } from "./chart-definition";
import { betweenDays } from "./chart-days";
import { ChartHead } from "./chart-head";
import { ChartLegend } from "./chart-legend";
import { HeatLegend } from "./heat-legend";
import { isRound } from "./series-style";
import { useChartView } from "./use-chart-view";

// It brings what lists choose their days with, for the one chart that has it.
const ChartRange = lazy(async () => ({ default: (await import("./chart-range")).ChartRange }));

/** Kept as it is while its card changes: React throws away what the server wrote of a part that is drawn anew before its code is there. */
const Range = memo(function Range({ days }: { days: number }) {
  return (
    <Suspense>
      <ChartRange days={days} />
    </Suspense>
  );
});

/** The module that draws; asked for when the card comes near the window. */
export type LoadPlot = () => Promise<{ Plot: ComponentType<PlotProps> }>;

interface ChartCardProps {
  definition: ChartDefinition;
  load: LoadPlot;
}

/** A chart of a library in a card: legend and table are ours and there from the start, the drawing follows. */
export function ChartCard({ definition, load }: ChartCardProps) {
  const t = useTranslation("demo-charts");
  const [parameters] = useSearchParams();
  const dayOf = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(parameters.get(name) ?? "")?.[0];
  const view = useChartView(
    definition.hasRange ? betweenDays(definition, dayOf("f.from"), dayOf("f.to")) : definition,
  );
  const { kind, title, labels, series, format, span, head } = view;
  const [Plot, setPlot] = useState<ComponentType<PlotProps>>();
  const [isAway, setAway] = useState(false);

  function fetchInView(box: HTMLDivElement) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (module) => setPlot(() => module.Plot),
          () => setAway(true),
        );
      },
      { rootMargin: "200px" },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }

  const legend = isRound(kind) ? labels : series.map(({ label }) => label);
  const hasLegend = kind !== "candlestick" && kind !== "heatmap";
  return (
    <Card title={title} subtitle={span && <bdi>{span}</bdi>} actions={head && <ChartHead {...head} />}>
      {definition.hasRange && "days" in definition.axis && <Range days={definition.axis.days} />}
      <figure aria-label={title}>
        {hasLegend && <ChartLegend labels={legend} />}
        {kind === "heatmap" && <HeatLegend series={series} format={format} />}
        <div ref={fetchInView} className="needs-script relative h-72">
          {Plot ? (
            <Plot view={view} />
          ) : (
            <p className="flex size-full items-center justify-center rounded-md bg-sunken p-6 text-center text-muted">
              {t(isAway ? "plotAway" : "plotComing")}
            </p>
          )}
        </div>
        <FigureTable title={title} labels={labels} series={series} format={format} replacesDrawing />
      </figure>
    </Card>
  );
}
