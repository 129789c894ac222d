import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { DrawingProps } from "../kits/charts/chart-definition";
import { seriesStyle } from "../kits/charts/series-style";
import { TooltipCard } from "./recharts-tooltip";

const symbols = ["circle", "square", "triangle"] as const;
const tick = { fill: "var(--muted)" };
const margin = { top: 8, right: 8, bottom: 0, left: 8 };

/**
 * Renders lines, areas, columns and points between two axes. In right-to-left pages, both axes are mirrored.
 */
export function CartesianPlot({ view, size }: DrawingProps) {
  const { kind, title, labels, scale, series, isStacked, isRightToLeft, format } = view;
  const data = labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ label: name, values }) => [name, values[index]])),
  }));
  const side = isRightToLeft ? "right" : "left";
  const frame = (
    <>
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <YAxis
        orientation={side}
        tick={tick}
        tickFormatter={format}
        width="auto"
        axisLine={false}
        tickLine={false}
        dataKey={scale && "y"}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: "var(--line-strong)", fill: "var(--ink)", fillOpacity: 0.06 }}
        content={<TooltipCard format={format} />}
      />
    </>
  );
  if (kind === "scatter" && scale)
    return (
      <ScatterChart {...size} margin={margin} aria-label={title}>
        <XAxis
          type="number"
          dataKey="x"
          reversed={isRightToLeft}
          tick={tick}
          tickLine={false}
          domain={[0, "dataMax"]}
        />
        {frame}
        {series.map(({ label, values }, index) => (
          <Scatter
            key={label}
            name={label}
            data={values.map((y, point) => ({ x: scale[point], y }))}
            fill={`var(${seriesStyle(index).color})`}
            shape={symbols[index % symbols.length]}
            isAnimationActive={false}
          />
        ))}
      </ScatterChart>
    );
  return (
    <ComposedChart {...size} data={data} margin={margin} aria-label={title}>
      <XAxis
        dataKey="label"
        reversed={isRightToLeft}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: "var(--line)" }}
        minTickGap={12}
      />
      {frame}
      {series.map(({ label }, index) => {
        const { color, dash } = seriesStyle(index);
        const common = {
          dataKey: label,
          stackId: isStacked ? "all" : undefined,
          isAnimationActive: false,
        };
        const stroke = `var(${color})`;
        if (kind === "column")
          return (
            <Bar
              key={label}
              {...common}
              fill={stroke}
              maxBarSize={28}
              radius={index === series.length - 1 ? [6, 6, 0, 0] : 0}
            />
          );
        if (kind === "area")
          return <Area key={label} {...common} stroke={stroke} fill={stroke} fillOpacity={0.35} />;
        return (
          <Line
            key={label}
            {...common}
            stroke={stroke}
            strokeWidth={2.5}
            strokeDasharray={dash || undefined}
          />
        );
      })}
    </ComposedChart>
  );
}
