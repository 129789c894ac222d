import { useTranslation } from "~/i18n/use-translation";
import { useHydrated } from "../ui/use-hydrated";
import type { ChartFigures } from "./chart-figures";
import { FigureTable } from "./figure-table";
import { ChartPicture } from "./picture";
import { useLiveChart } from "./use-live-chart";

type ChartProps = Omit<ChartFigures, "kind" | "formatTick"> &
  Partial<Pick<ChartFigures, "kind" | "formatTick">>;

/**
 * A chart of one series. The server draws it, with its figures as a table; the first touch by pointer, finger
 * or key fetches the chart that tells each value, which takes the drawing's exact place. If it cannot be
 * fetched, the drawing stays. `format` writes the axis too, unless `formatTick` does. Values below zero count
 * as zero.
 */
export function Chart({ title, points, kind = "bar", format, formatTick = format }: ChartProps) {
  const t = useTranslation("table");
  const figures = { title, points, kind, format, formatTick };
  const isEmpty = points.every((point) => point.value === 0);
  const { Live, picture, isReady, onReady, touch } = useLiveChart();
  const isLively = useHydrated() && !isEmpty;
  return (
    <figure>
      <div className="relative" {...(isLively && touch)}>
        <ChartPicture
          {...figures}
          ref={picture}
          isStop={isLively && !isReady}
          className={isReady ? "invisible" : undefined}
        />
        {isLively && Live && <Live {...figures} onReady={onReady} />}
        {isEmpty && (
          <p className="absolute inset-0 flex items-center justify-center text-muted">{t("chartEmpty")}</p>
        )}
      </div>
      <FigureTable title={title} points={points} format={format} />
    </figure>
  );
}
