import { type RefObject, useLayoutEffect, useRef, useState } from "react";

// The width of the button "More", in pixels.
const moreButtonWidth = 130;

/**
 * Returns how many of a row's first `count` items fit on one line. Returns `count` on the server and until
 * the items are measured. The items are measured again when their widths change, for example because the
 * page's font has loaded.
 */
export function useFittingCount(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  /** The widths of the hidden items when they were last visible. */
  const widths = useRef<number[]>([]);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    const gap = Number.parseFloat(columnGap) || 0;
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const visibleItems = [...element.children].slice(0, Math.min(fitting, count));

    const observer = new ResizeObserver(() => {
      const room = element.clientWidth - padding;
      if (room <= 0) return;
      for (const [place, item] of visibleItems.entries())
        widths.current[place] = item.getBoundingClientRect().width;
      let usedWidth = 0;
      const edges = widths.current.slice(0, count).map((width) => (usedWidth += width + gap) - gap);
      const canShowAll = (edges.at(-1) ?? 0) <= room;
      setFitting(canShowAll ? count : edges.filter((edge) => edge + gap + moreButtonWidth <= room).length);
    });
    for (const watched of [element, ...visibleItems]) observer.observe(watched);
    return () => observer.disconnect();
  }, [row, count, fitting]);

  return fitting;
}
