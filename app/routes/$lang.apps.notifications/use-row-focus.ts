import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the next row if the focused one disappears, so that keyboard users can continue there.
 * @param rows identifies the rows that are shown
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: string): void {
  const place = useRef(-1);

  useEffect(() => {
    function note({ target }: Event) {
      const row = target instanceof Element ? target.closest("[data-row]") : null;
      const all = [...(list.current?.querySelectorAll("[data-row]") ?? [])];
      place.current = row ? all.indexOf(row) : -1;
    }
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
    };
  }, [list]);

  useEffect(() => {
    if (place.current === -1 || document.activeElement !== document.body) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-open]") ?? [])];
    const next = links[Math.min(place.current, links.length - 1)] ?? list.current;
    next?.focus({ preventScroll: true });
  }, [list, rows]);
}
