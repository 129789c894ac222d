import { Pie, PieChart, PolarAngleAxis, PolarGrid, Radar, RadarChart, Tooltip } from "recharts";
import { useBoxSize } from "~/components/chart/use-box-size";
import type { DrawingProps, PlotProps } from "../kits/charts/chart-definition";
import { seriesStyle } from "../kits/charts/series-style";
import { CartesianPlot } from "./recharts-cartesian";
import { TooltipCard } from "./recharts-tooltip";

/** Renders a chart with Recharts. Arrow keys move through its points, and nothing is animated. */
export function Plot({ view }: PlotProps) {
  const [size, followSize] = useBoxSize();
  const Drawing = view.kind === "pie" ? PiePlot : view.kind === "radar" ? RadarPlot : CartesianPlot;
  return (
    <div ref={followSize} dir="ltr" className="absolute inset-0 text-xs">
      {size.width > 0 && <Drawing view={view} size={size} />}
    </div>
  );
}

function PiePlot({ view: { title, labels, series, format }, size }: DrawingProps) {
  const data = labels.map((label, index) => ({
    label,
    value: series[0]?.values[index] ?? 0,
    fill: `var(${seriesStyle(index).color})`,
  }));
  return (
    <PieChart {...size} aria-label={title}>
      <Tooltip content={<TooltipCard format={format} />} isAnimationActive={false} />
      <Pie
        data={data}
        dataKey="value"
        nameKey="label"
        isAnimationActive={false}
        stroke="var(--surface)"
        strokeWidth={2}
        label={({ value }) => format(Number(value))}
      />
    </PieChart>
  );
}

function RadarPlot({ view: { title, labels, series, format }, size }: DrawingProps) {
  const data = labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ label: name, values }) => [name, values[index]])),
  }));
  return (
    <RadarChart {...size} data={data} outerRadius="70%" aria-label={title}>
      <PolarGrid stroke="var(--line)" />
      <PolarAngleAxis dataKey="label" tick={{ fill: "var(--muted)" }} />
      <Tooltip content={<TooltipCard format={format} />} isAnimationActive={false} />
      {series.map(({ label }, index) => {
        const color = `var(${seriesStyle(index).color})`;
        return (
          <Radar
            key={label}
            dataKey={label}
            stroke={color}
            fill={color}
            fillOpacity={0.25}
            isAnimationActive={false}
          />
        );
      })}
    </RadarChart>
  );
}
