import { useCallback, useState } from "react";

/** Returns the size of a box in pixels (zero until it is measured), and a `ref` for the box. */
export function useBoxSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });

  // Must not change between renders: a new ref would measure the box again, which renders again, endlessly.
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
