import { useCallback, useState } from "react";

/** The size of a box in pixels, zero until it is known, and the `ref` of the box it follows. */
export function useBoxSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });

  // The same at every render: a new one would observe the box again, report its size, render, and so on without end.
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
