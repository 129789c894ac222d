import type { ApexOptions } from "apexcharts";
import type { ChartView, PlotKind } from "../kits/charts/chart-definition";
import { heatRanges, heatStrengths } from "../kits/charts/heat-ranges";
import { hasColorPerPoint, seriesStyle } from "../kits/charts/series-style";
import { mixColors, type ThemeColors } from "./theme-colors";

const types: Record<PlotKind, NonNullable<ApexChart["type"]>> = {
  line: "line",
  area: "area",
  column: "bar",
  bar: "bar",
  scatter: "scatter",
  radar: "radar",
  pie: "pie",
  donut: "donut",
  radial: "radialBar",
  candlestick: "candlestick",
  heatmap: "heatmap",
};
const shapes = ["circle", "square", "triangle"] as const;

/**
 * Returns the options of ApexCharts for a chart. The library doesn't support right-to-left layouts, so points
 * and axes are reversed on right-to-left pages.
 */
export function apexOptions(view: ChartView, colors: ThemeColors): ApexOptions {
  const { kind, series, labels, isStacked, isRightToLeft, format } = view;
  const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
  const isLined = kind === "line" || kind === "area";
  const axisText = { style: { colors: colors.muted } };
  const polar = hasColorPerPoint(kind) || kind === "radar";
  return {
    chart: {
      type: types[kind],
      height: "100%",
      stacked: isStacked,
      nonce,
      fontFamily: "inherit",
      foreColor: colors.muted,
      background: "transparent",
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
      parentHeightOffset: 0,
    },
    theme: { mode: colors.isDark ? "dark" : "light" },
    colors: kind === "heatmap" ? colors.series.slice(0, 1) : colors.series,
    series: hasColorPerPoint(kind) ? [...(series[0]?.values ?? [])] : pointsOf(view),
    labels: hasColorPerPoint(kind) ? labels : [],
    legend: { show: false },
    dataLabels: {
      enabled: kind === "pie" || kind === "donut",
      formatter: (_, { seriesIndex } = {}) => format(series[0]?.values[Number(seriesIndex)] ?? 0),
    },
    stroke: {
      width:
        isLined || kind === "radar" ? 2.5 : hasColorPerPoint(kind) ? 2 : kind === "candlestick" ? 1.5 : 0,
      curve: "straight",
      dashArray: isLined ? series.map((_, index) => seriesStyle(index).dash) : 0,
      colors: hasColorPerPoint(kind) && kind !== "radial" ? [colors.surface] : undefined,
    },
    fill: { type: "solid", opacity: kind === "area" ? 0.25 : kind === "radar" ? 0.2 : 1 },
    markers: {
      size: kind === "scatter" ? 6 : 0,
      shape: series.map((_, index) => shapes[index % shapes.length] ?? "circle"),
      strokeColors: colors.surface,
    },
    grid: { borderColor: colors.line, padding: { left: 20, right: 20 } },
    xaxis: polar
      ? { categories: labels }
      : {
          categories:
            kind === "scatter" || kind === "candlestick"
              ? []
              : reverseIf(labels, isRightToLeft && kind !== "bar"),
          type: kind === "scatter" ? "numeric" : "category",
          // ApexCharts doesn't detect overlapping labels on line charts.
          tickAmount: isLined && labels.length > 8 ? Math.ceil(labels.length / 2) : undefined,
          labels: {
            ...axisText,
            hideOverlappingLabels: true,
            rotate: 0,
            formatter:
              kind === "scatter" ? (value) => format(Math.abs(Math.round(Number(value)))) : undefined,
          },
          axisBorder: { color: colors.line },
          axisTicks: { show: false },
          tooltip: { enabled: false },
        },
    yaxis: {
      show: kind !== "radar",
      opposite: isRightToLeft,
      reversed: kind === "bar" && isRightToLeft,
      labels: {
        ...axisText,
        formatter: (value) => (typeof value === "number" ? format(Math.round(value)) : String(value)),
      },
    },
    tooltip: { x: { show: kind !== "scatter" }, y: { formatter: (value) => format(Math.round(value)) } },
    plotOptions: {
      bar: {
        horizontal: kind === "bar",
        borderRadius: 5,
        borderRadiusApplication: "end",
        columnWidth: "45%",
        colors: {
          backgroundBarColors: kind === "column" ? labels.map(() => colors.line) : [],
          backgroundBarOpacity: 0.4,
          backgroundBarRadius: 5,
        },
      },
      candlestick: { colors: { upward: colors.series[0], downward: colors.series[3] } },
      heatmap: {
        radius: 2,
        enableShades: false,
        colorScale: {
          ranges: heatRanges(series).map(({ from, to }, index) => ({
            from,
            to,
            color: mixColors(colors.series[0], colors.surface, heatStrengths[index]),
          })),
        },
      },
      radar: {
        polygons: {
          strokeColors: colors.line,
          connectorColors: colors.line,
          fill: { colors: [colors.surface] },
        },
      },
      radialBar: {
        track: { background: colors.line },
        dataLabels: {
          value: { color: colors.ink, formatter: (value) => format(Number(value)) },
          total: { ...totalText(view), color: colors.muted },
        },
      },
      pie: {
        donut: {
          labels: {
            show: kind === "donut",
            name: { color: colors.muted },
            value: { color: colors.ink, formatter: (value) => format(Number(value)) },
            total: { ...totalText(view), color: colors.muted },
          },
        },
      },
    },
    states: { hover: { filter: { type: "none" } } },
  };
}

function totalText({ total }: ChartView) {
  return { show: true, label: total.label, formatter: () => total.value };
}

function pointsOf({ kind, series, labels, scale, isRightToLeft }: ChartView): ApexAxisChartSeries {
  if (kind === "candlestick") {
    const rows = labels.map((x, index) => ({ x, y: series.map(({ values }) => values[index] ?? 0) }));
    return [{ data: reverseIf(rows, isRightToLeft) }];
  }
  return series.map(({ label, values }) => {
    if (kind === "scatter" && scale)
      return {
        name: label,
        data: values.map((y, index) => ({ x: (scale[index] ?? 0) * (isRightToLeft ? -1 : 1), y })),
      };
    return { name: label, data: reverseIf(values, isRightToLeft && kind !== "radar" && kind !== "bar") };
  });
}

function reverseIf<T>(list: readonly T[], isReversed: boolean): T[] {
  return isReversed ? list.toReversed() : [...list];
}
