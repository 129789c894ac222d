import { useCallback, useState } from "react";

/** Returns the size of a box in pixels, zero until it is known, and the `ref` of the box to measure. */
export function useBoxSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });

  // Stable across renders: a new ref would observe the box again, report its size, render again, and so on
  // forever.
  const followSize = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return [size, followSize] as const;
}
