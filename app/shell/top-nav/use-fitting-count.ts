import { type RefObject, useLayoutEffect, useRef, useState } from "react";

// What "More" takes of the row, in pixels.
const roomForRest = 130;

/** How many of a row's first `count` items fit on one line. All of them on the server and until it is measured. */
export function useFittingCount(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  const widths = useRef<number[]>([]);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    const gap = Number.parseFloat(columnGap) || 0;
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    widths.current = [...element.children].slice(0, count).map((item) => item.getBoundingClientRect().width);

    const observer = new ResizeObserver(() => {
      const room = element.clientWidth - padding;
      if (room <= 0) return;
      let taken = 0;
      const edges = widths.current.map((width) => (taken += width + gap) - gap);
      const all = (edges.at(-1) ?? 0) <= room;
      setFitting(all ? count : edges.filter((edge) => edge + gap + roomForRest <= room).length);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, count]);

  return fitting;
}
