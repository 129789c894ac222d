import type { Ref } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";
import type { ChartFigures } from "./chart-figures";
import { axisGap, frame, geometryOf, size } from "./geometry";
import { Bars, Line } from "./series";

interface ChartPictureProps extends ChartFigures {
  ref: Ref<SVGSVGElement>;
  /** A stop of the Tab key, where scripts make a chart of it that keys can walk through. */
  isStop: boolean;
  className?: string;
}

/** The chart as the server draws it: no script, theme colours, mirrored in right-to-left pages. */
export function ChartPicture({ ref, isStop, className, ...figures }: ChartPictureProps) {
  const t = useTranslation("table");
  const { title, points, kind, format, formatTick } = figures;
  const { start, ticks, top, slot, barWidth, barRadius, labelEvery, isCrowded } = geometryOf(
    points,
    formatTick,
  );
  const floor = size.height - frame.bottom;
  const yOf = (value: number) => frame.top + (floor - frame.top) * (1 - Math.max(0, value) / top);
  const marks = points.map((point, index) => ({
    label: point.label,
    title: t("labelled", { name: point.label, value: format(point.value) }),
    x: start + slot * (index + 0.5),
    y: yOf(point.value),
  }));

  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={title}
      tabIndex={isStop ? 0 : undefined}
      className={classNames("h-auto w-full rtl:-scale-x-100", className)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={start}
            x2={size.width - frame.end}
            y1={yOf(tick)}
            y2={yOf(tick)}
            className="stroke-line"
          />
          <Label x={start - axisGap} y={yOf(tick) + 4} anchor="end" text={formatTick(tick)} />
        </g>
      ))}
      {kind === "bar" ? (
        <Bars marks={marks} floor={floor} width={barWidth} radius={barRadius} />
      ) : (
        <Line marks={marks} floor={floor} />
      )}
      {marks
        .filter((_, index) => index % labelEvery === 0)
        .map((mark, index) => (
          <Label
            key={mark.label}
            x={mark.x}
            y={size.height - 8}
            anchor="middle"
            text={mark.label}
            isQuiet={isCrowded && index % 2 === 1}
          />
        ))}
    </svg>
  );
}

interface LabelProps {
  x: number;
  y: number;
  anchor: "middle" | "end";
  text: string;
  /** Left out on small screens. */
  isQuiet?: boolean;
}

/** Text stays readable in the mirrored drawing: it is mirrored back around its own place. */
function Label({ x, y, anchor, text, isQuiet = false }: LabelProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={isQuiet ? "max-sm:hidden" : undefined}>
      <text
        suppressHydrationWarning
        textAnchor={anchor}
        // Small screens shrink the drawing: its text is drawn larger to stay readable.
        className={classNames(
          "fill-muted text-[12px] max-sm:text-[20px] rtl:-scale-x-100",
          anchor === "end" && "rtl:[text-anchor:end]",
        )}
      >
        {text}
      </text>
    </g>
  );
}
