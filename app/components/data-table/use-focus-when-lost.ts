import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the list when the focused element disappears, for example after a decision, so that the
 * list's keys continue to work. Doesn't move the focus when a page has just loaded.
 */
export function useFocusWhenLost(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<EventTarget>(null);
  const { key } = useLocation();
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => void (lastFocused.current = target);
    document.addEventListener("focusin", recordFocus);
    return () => document.removeEventListener("focusin", recordFocus);
  }, []);
  useEffect(() => {
    const isGone = lastFocused.current instanceof Element && !lastFocused.current.isConnected;
    if (isGone && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [key]);
  return list;
}
