import { type CSSProperties, useEffect, useEffectEvent, useState } from "react";
import { Area, Bar, CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from "recharts";
import { directionOf } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";
import { AxisLabel } from "./axis-label";
import type { ChartFigures } from "./chart-figures";
import { axisGap, frame, geometryOf, size } from "./geometry";
import { ValueCard } from "./value-card";

export interface LiveChartProps extends ChartFigures {
  /** Told once, when everything is drawn. */
  onReady: (chart: SVGSVGElement) => void;
}

/**
 * The chart that answers to pointer, finger and arrow keys. It covers the server's drawing and is laid out
 * by the same geometry, so that nothing moves when it takes over; nothing in it is animated.
 */
export function LiveChart({ title, points, kind, format, formatTick, onReady }: LiveChartProps) {
  const direction = directionOf(useLanguage());
  const [width, setWidth] = useState(0);
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  const { start, ticks, top, barWidth, barRadius, labelEvery, isCrowded } = geometryOf(points, formatTick);
  const scale = width / size.width;
  const side = direction === "rtl" ? "right" : "left";
  const data = points.map((point, index) => ({
    ...point,
    drawn: Math.max(0, point.value),
    fill: index === points.length - 1 ? "var(--accent)" : "var(--primary)",
  }));

  const handOver = useEffectEvent(onReady);
  useEffect(() => {
    if (drawing) handOver(drawing);
  }, [drawing]);

  function followWidth(box: HTMLDivElement) {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box);
    return () => observer.disconnect();
  }

  return (
    <div
      ref={followWidth}
      // The axes are placed by hand: anchors of text must not turn round with the page.
      dir="ltr"
      className="absolute inset-0"
      style={{ "--chart-scale": scale } as CSSProperties}
    >
      {width > 0 && (
        <ComposedChart
          ref={setDrawing}
          aria-label={title}
          width={width}
          height={size.height * scale}
          data={data}
          margin={{
            top: frame.top * scale,
            bottom: 0,
            left: (side === "left" ? 0 : frame.end) * scale,
            right: (side === "left" ? frame.end : 0) * scale,
          }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            scale="band"
            height={frame.bottom * scale}
            interval={labelEvery - 1}
            reversed={direction === "rtl"}
            axisLine={false}
            tickLine={false}
            tick={<AxisLabel dy={(frame.bottom - 8) * scale} isThinned={isCrowded} />}
            tickSize={0}
            tickMargin={0}
          />
          <YAxis
            orientation={side}
            width={start * scale}
            ticks={ticks}
            domain={[0, top]}
            interval={0}
            axisLine={false}
            tickLine={false}
            tick={
              <AxisLabel
                dx={(side === "left" ? -axisGap : axisGap) * scale}
                dy={4 * scale}
                write={formatTick}
              />
            }
            tickSize={0}
            tickMargin={0}
          />
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
              barSize={barWidth * scale}
              radius={barRadius * scale}
              isAnimationActive={false}
            />
          ) : (
            <Area
              dataKey="drawn"
              isAnimationActive={false}
              fill="var(--primary-soft)"
              fillOpacity={1}
              stroke="var(--primary)"
              strokeWidth={2.5 * scale}
              dot={{ r: 4 * scale, fill: "var(--surface)", fillOpacity: 1, strokeWidth: 2 * scale }}
              activeDot={{ r: 6 * scale, fill: "var(--primary)", stroke: "var(--surface)" }}
            />
          )}
        </ComposedChart>
      )}
    </div>
  );
}
