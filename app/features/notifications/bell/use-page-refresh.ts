import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";

const debounceMs = 200;

/**
 * Returns a function that reloads the page's data. Several calls in quick succession reload it once. A hidden
 * tab reloads when it becomes visible.
 */
export function usePageRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const isStale = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reloadIfStale = useEffectEvent(() => {
    if (!isStale.current || document.hidden) return;
    isStale.current = false;
    void revalidate();
  });

  useEffect(() => {
    const onVisibilityChange = () => reloadIfStale();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      clearTimeout(timer.current);
    };
  }, []);

  return function refresh() {
    isStale.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.hidden) return;
      isStale.current = false;
      void revalidate();
    }, debounceMs);
  };
}
