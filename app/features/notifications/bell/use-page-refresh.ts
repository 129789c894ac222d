import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";

const pause = 200;

/**
 * Returns how to load the page's data again: once for many calls in a row, and only when somebody
 * looks: a hidden tab catches up when it is shown.
 */
export function usePageRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const isStale = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const catchUp = useEffectEvent(() => {
    if (!isStale.current || document.hidden) return;
    isStale.current = false;
    void revalidate();
  });

  useEffect(() => {
    const look = () => catchUp();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
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
    }, pause);
  };
}
