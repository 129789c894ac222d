import type { Ref } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";
import type { ChartData } from "./chart-data";
import { type Geometry, topOffset, stackedValue } from "./geometry";
import { Bars, PreviousPeriodLine, Line } from "./series";
import { describePoint } from "./describe-point";

interface ChartPictureProps extends Omit<ChartData, "formatTick"> {
  ref: Ref<SVGSVGElement>;
  geometry: Geometry;
  /**
   * Whether the drawing is a tab stop, because scripts can replace it with a chart that has keyboard
   * navigation.
   */
  isTabStop: boolean;
  className?: string;
}

/** The plot as rendered by the server: without scripts, in theme colors, mirrored on right-to-left pages. */
export function ChartPicture({ ref, geometry, isTabStop, className, ...data }: ChartPictureProps) {
  const t = useTranslation("table");
  const { title, points, names, kind, format } = data;
  const marks = points.map((point, index) => ({
    label: point.label,
    title: t("labelled", { name: point.label, value: describePoint(point, names, format) }),
    x: geometry.slot * (index + 0.5),
    y: topOffset(point.value, geometry.top),
    ...(names?.above && { above: topOffset(stackedValue(point), geometry.top) }),
    ...(names?.before && { before: topOffset(point.before ?? 0, geometry.top) }),
  }));
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={title}
      tabIndex={isTabStop ? 0 : undefined}
      className={classNames("absolute inset-0 size-full overflow-visible rtl:-scale-x-100", className)}
    >
      {kind === "bar" ? (
        <Bars marks={marks} width={geometry.barWidth} isLastMarked={!names} />
      ) : (
        <Line marks={marks} />
      )}
      {names?.before && <PreviousPeriodLine marks={marks} />}
    </svg>
  );
}
