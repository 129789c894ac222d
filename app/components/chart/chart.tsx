import { useTranslation } from "~/i18n/use-translation";
import { LoadError } from "../lazy/load-error";
import { useHydrated } from "../ui/use-hydrated";
import { GridLines, PointLabels, TickLabels } from "./axes";
import type { ChartData, SeriesNames } from "./chart-data";
import { ChartTable } from "./chart-table";
import { type ChartPoint, geometryOf, seriesKeys, stackedValue } from "./geometry";
import { Legend } from "./legend";
import { ChartPicture } from "./picture";
import { liveChartModule, useLiveChart } from "./use-live-chart";

type ChartProps = Omit<ChartData, "kind" | "formatTick"> & Partial<Pick<ChartData, "kind" | "formatTick">>;

/**
 * A chart of one series, optionally with a stacked part and a comparison line. The server renders it, with its
 * figures as a table. The first interaction by pointer, touch or key fetches the interactive chart, which
 * replaces the drawing in exactly the same place between the same axes. If it can't be fetched, the drawing
 * stays and an error is shown. `format` also formats the axis unless `formatTick` is given. Values below zero
 * count as zero.
 */
export function Chart({ title, points, names, kind = "bar", format, formatTick = format }: ChartProps) {
  const t = useTranslation("table");
  const data = { title, points, names, kind, format };
  const geometry = geometryOf(points);
  const isEmpty = points.every((point) => stackedValue(point) === 0 && !point.before);
  const { Live, isTouched, picture, isReady, onReady, touch } = useLiveChart();
  const isInteractive = useHydrated() && !isEmpty;
  return (
    <figure className="@container relative">
      <div className="grid h-[clamp(13rem,45cqi,22rem)] grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-2 pt-2 text-xs text-muted">
        <TickLabels ticks={geometry.ticks} format={formatTick} />
        <div className="relative" {...(isInteractive && touch)}>
          <GridLines ticks={geometry.ticks} />
          <ChartPicture
            {...data}
            ref={picture}
            geometry={geometry}
            isTabStop={isInteractive && !isReady}
            className={isReady ? "invisible" : undefined}
          />
          {isInteractive && Live && <Live {...data} geometry={geometry} onReady={onReady} />}
          {isEmpty && (
            <p className="absolute inset-0 flex items-center justify-center text-base">{t("chartEmpty")}</p>
          )}
        </div>
        <PointLabels points={points} geometry={geometry} />
      </div>
      {isTouched && <LoadError module={liveChartModule} />}
      {names && <Legend names={names} />}
      <ChartTable
        title={title}
        labels={points.map(({ label }) => label)}
        series={seriesOf(points, names ?? { value: title })}
        format={format}
      />
    </figure>
  );
}

function seriesOf(points: ChartPoint[], names: SeriesNames) {
  return seriesKeys
    .map((key) => ({ label: names[key] ?? "", values: points.map((point) => point[key] ?? 0) }))
    .filter(({ label }) => label !== "");
}
