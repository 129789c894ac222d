import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Gives the focus back to the list when what had it is gone: a decision that was carried out, a detail
 * that was closed, a mail tried again. The keys go on working from there.
 */
export function useFocusWhenLost(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const isFirstPage = key === "default";
    if (!isFirstPage && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [key]);
  return list;
}
