import { useEffect, useEffectEvent, useState } from "react";
import { Area, Bar, ComposedChart, Tooltip, XAxis, YAxis } from "recharts";
import { directionOf } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";
import type { ChartFigures } from "./chart-figures";
import { barRadius, type Geometry } from "./geometry";
import { ValueCard } from "./value-card";

export interface LiveChartProps extends Omit<ChartFigures, "formatTick"> {
  geometry: Geometry;
  /** Told once, when everything is drawn. */
  onReady: (chart: SVGSVGElement) => void;
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The plot that answers to pointer, finger and arrow keys. It covers the server's drawing between the same axes
 * and is laid out by the same geometry, so that nothing moves when it takes over; nothing in it is animated.
 */
export function LiveChart({ title, points, kind, format, geometry, onReady }: LiveChartProps) {
  const direction = directionOf(useLanguage());
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  const data = points.map((point, index) => ({
    ...point,
    drawn: Math.max(0, point.value),
    fill: index === points.length - 1 ? "var(--accent)" : "var(--primary)",
  }));

  const handOver = useEffectEvent(onReady);
  useEffect(() => {
    if (drawing) handOver(drawing);
  }, [drawing]);

  function followSize(box: HTMLDivElement) {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }

  return (
    <div ref={followSize} dir="ltr" className="absolute inset-0 [&_svg]:overflow-visible">
      {size.width > 0 && (
        <ComposedChart ref={setDrawing} aria-label={title} {...size} data={data} margin={noMargin}>
          <XAxis hide dataKey="label" scale="band" reversed={direction === "rtl"} />
          <YAxis hide domain={[0, geometry.top]} ticks={geometry.ticks} />
          <Tooltip
            isAnimationActive={false}
            cursor={
              kind === "bar" ? { fill: "var(--ink)", fillOpacity: 0.06 } : { stroke: "var(--line-strong)" }
            }
            content={<ValueCard format={format} />}
          />
          {kind === "bar" ? (
            <Bar
              dataKey="drawn"
              barSize={(geometry.barWidth / 100) * size.width}
              radius={barRadius}
              isAnimationActive={false}
            />
          ) : (
            <Area
              dataKey="drawn"
              isAnimationActive={false}
              fill="var(--primary-soft)"
              fillOpacity={1}
              stroke="var(--primary)"
              strokeWidth={2.5}
              dot={{ r: 4, fill: "var(--surface)", fillOpacity: 1, strokeWidth: 2 }}
              activeDot={{ r: 6, fill: "var(--primary)", stroke: "var(--surface)" }}
            />
          )}
        </ComposedChart>
      )}
    </div>
  );
}
