import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the list when the focused element disappears, for example after a decision, so that the
 * list's keys continue to work. Doesn't move the focus when a page has just loaded.
 */
export function useFocusWhenLost(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  const { key } = useLocation();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (last.current = target);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [key]);
  return list;
}
