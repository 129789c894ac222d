import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Gives the focus back to the list when what had it is gone: a decision that was carried out, a detail
 * that was closed, a mail tried again. The keys go on working from there. A page that has just come
 * leaves the focus where it is.
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
