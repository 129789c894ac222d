import ApexCharts from "apexcharts";
import { useEffect, useRef } from "react";
import type { PlotProps } from "../kits/charts/chart-definition";
import { apexOptions } from "./apex-options";
import { themeColors, watchTheme } from "./theme-colors";

/**
 * Renders a chart with ApexCharts. Only this module may import the library; it is fetched when a chart comes
 * near the viewport.
 */
export function Plot({ view }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const { kind, title, labels, isRightToLeft } = view;
  const identity = [kind, title, isRightToLeft, ...labels].join(" ");

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let chart: ApexCharts | undefined;
    const draw = () => {
      chart?.destroy();
      chart = new ApexCharts(element, apexOptions(view, themeColors(element)));
      void chart.render();
    };
    draw();
    const stop = watchTheme(draw);
    return () => {
      stop();
      chart?.destroy();
    };
    // The view is a new object in each render. Its content only changes with its name, days and language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [identity]);

  return (
    // The table below lists all values, because the library's drawing isn't keyboard accessible.
    <div dir="ltr" role="img" aria-label={title} className="absolute inset-0 text-ink">
      <div ref={box} aria-hidden className="h-full" />
    </div>
  );
}
