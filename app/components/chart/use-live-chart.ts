import { type PointerEvent, useRef, useState } from "react";
import { loadOnDemand } from "../lazy/load-on-demand";
import { lazyModule, useLazyModule } from "../lazy/lazy-module";

export const liveChartModule = lazyModule(() => import("./live-chart"));

/**
 * Fetches the interactive chart on the first interaction and then replaces the drawing with it. The focus
 * moves from the drawing to the chart, and a touch that has already ended still selects a point.
 */
export function useLiveChart() {
  const [isTouched, setTouched] = useState(false);
  const liveChart = useLazyModule(liveChartModule);
  const Live = isTouched ? liveChart?.LiveChart : undefined;
  const [isReady, setReady] = useState(false);
  const picture = useRef<SVGSVGElement>(null);
  const pointer = useRef<{ clientX: number; clientY: number }>(null);

  // If the fetch fails, the drawing stays and the next interaction retries.
  function fetchChart() {
    setTouched(true);
    if (!liveChart) void loadOnDemand(liveChartModule);
  }
  function recordPointer(event: PointerEvent) {
    pointer.current = { clientX: event.clientX, clientY: event.clientY };
  }
  function onPointer(event: PointerEvent) {
    recordPointer(event);
    fetchChart();
  }
  function onReady(chart: SVGSVGElement) {
    if (isReady) return;
    if (document.activeElement === picture.current) chart.focus({ preventScroll: true });
    else if (pointer.current) {
      chart.dispatchEvent(new MouseEvent("mousemove", { ...pointer.current, bubbles: true }));
    }
    setReady(true);
  }

  return {
    Live,
    isTouched,
    picture,
    isReady,
    onReady,
    touch: {
      onPointerEnter: onPointer,
      onPointerDown: onPointer,
      onPointerMove: recordPointer,
      onPointerLeave: () => (pointer.current = null),
      onFocus: fetchChart,
    },
  };
}
