import type { Ref } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";
import type { ChartFigures } from "./chart-figures";
import { type Geometry, heightOf } from "./geometry";
import { Bars, Line } from "./series";

interface ChartPictureProps extends Omit<ChartFigures, "formatTick"> {
  ref: Ref<SVGSVGElement>;
  geometry: Geometry;
  /** A stop of the Tab key, where scripts make a chart of it that keys can walk through. */
  isStop: boolean;
  className?: string;
}

/** The plot as the server draws it: no script, theme colours, mirrored in right-to-left pages. */
export function ChartPicture({ ref, geometry, isStop, className, ...figures }: ChartPictureProps) {
  const t = useTranslation("table");
  const { title, points, kind, format } = figures;
  const marks = points.map((point, index) => ({
    label: point.label,
    title: t("labelled", { name: point.label, value: format(point.value) }),
    x: geometry.slot * (index + 0.5),
    y: heightOf(point.value, geometry.top),
  }));
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={title}
      tabIndex={isStop ? 0 : undefined}
      className={classNames("absolute inset-0 size-full overflow-visible rtl:-scale-x-100", className)}
    >
      {kind === "bar" ? <Bars marks={marks} width={geometry.barWidth} /> : <Line marks={marks} />}
    </svg>
  );
}
