import { useEffect, useEffectEvent, useState } from "react";
import { Area, Bar, ComposedChart, Line, Rectangle, Tooltip, XAxis, YAxis } from "recharts";
import { directionOf } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";
import type { ChartData } from "./chart-data";
import { barRadius, type Geometry, stackedRadius } from "./geometry";
import { useBoxSize } from "./use-box-size";
import { ValueCard } from "./value-card";

export interface LiveChartProps extends Omit<ChartData, "formatTick"> {
  geometry: Geometry;
  /** Called once when everything is drawn. */
  onReady: (chart: SVGSVGElement) => void;
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The interactive plot for pointer, touch and arrow keys. It covers the server's drawing between the same axes
 * with the same geometry, so that nothing moves when it takes over. It has no animations.
 */
export function LiveChart({ title, points, names, kind, format, geometry, onReady }: LiveChartProps) {
  const direction = directionOf(useLanguage());
  const [size, followSize] = useBoxSize();
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  // No property may be named `fill`: the library would apply it to the bars of both series.
  const data = points.map((point) => ({
    ...point,
    drawn: Math.max(0, point.value),
    onTop: Math.max(0, point.above ?? 0),
  }));
  const highlightedIndex = names ? undefined : points.length - 1;

  const notifyReady = useEffectEvent(onReady);
  useEffect(() => {
    if (!drawing) return;
    // The library draws in several passes. The server's drawing stays until the marks exist.
    const isDrawn = () => drawing.querySelector(".recharts-rectangle, .recharts-area-curve") !== null;
    const observer = new MutationObserver(takeOver);
    function takeOver() {
      if (!drawing || !isDrawn()) return;
      observer.disconnect();
      notifyReady(drawing);
    }
    observer.observe(drawing, { childList: true, subtree: true });
    takeOver();
    return () => observer.disconnect();
  }, [drawing]);

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
            content={<ValueCard format={format} names={names} />}
          />
          {kind === "bar" ? (
            <Bar
              dataKey="drawn"
              className="chart-value"
              stackId="one"
              barSize={(geometry.barWidth / 100) * size.width}
              radius={names?.above ? stackedRadius : barRadius}
              shape={(bar) => (
                <Rectangle
                  {...bar}
                  fill={bar.index === highlightedIndex ? "var(--accent)" : "var(--primary)"}
                />
              )}
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
          {names?.above && (
            <Bar
              dataKey="onTop"
              className="chart-above"
              stackId="one"
              barSize={(geometry.barWidth / 100) * size.width}
              radius={stackedRadius}
              fill="var(--primary-soft)"
              stroke="var(--primary)"
              isAnimationActive={false}
            />
          )}
          {names?.before && (
            <Line
              dataKey="before"
              isAnimationActive={false}
              dot={false}
              activeDot={false}
              stroke="var(--accent)"
              strokeWidth={2}
              strokeDasharray="4 3"
            />
          )}
        </ComposedChart>
      )}
    </div>
  );
}
