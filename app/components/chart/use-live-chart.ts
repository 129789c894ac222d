import { type ComponentType, type PointerEvent, useRef, useState } from "react";
import type { LiveChartProps } from "./live-chart";

/**
 * Fetches the interactive chart at the first touch and hands over to it: keys that were on the drawing
 * are on the chart afterwards, and a finger that has already left the glass gets its answer all the same.
 */
export function useLiveChart() {
  const [Live, setLive] = useState<ComponentType<LiveChartProps>>();
  const [isReady, setReady] = useState(false);
  const picture = useRef<SVGSVGElement>(null);
  const pointer = useRef<{ clientX: number; clientY: number }>(null);

  async function fetchChart() {
    if (Live) return;
    try {
      const { LiveChart } = await import("./live-chart");
      setLive(() => LiveChart);
    } catch {
      // No network: the drawing says the same, and the next touch tries again.
    }
  }
  function notePointer(event: PointerEvent) {
    pointer.current = { clientX: event.clientX, clientY: event.clientY };
  }
  function onPointer(event: PointerEvent) {
    notePointer(event);
    void fetchChart();
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
    picture,
    isReady,
    onReady,
    touch: {
      onPointerEnter: onPointer,
      onPointerDown: onPointer,
      onPointerMove: notePointer,
      onPointerLeave: () => (pointer.current = null),
      onFocus: () => void fetchChart(),
    },
  };
}
