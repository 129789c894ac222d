import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the next row if the focused row disappears, so that keyboard users can continue there.
 * @param rows identifies the rows that are shown
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: string): void {
  const focusedIndex = useRef(-1);

  useEffect(() => {
    function rememberRow({ target }: Event) {
      const row = target instanceof Element ? target.closest("[data-row]") : null;
      const rowElements = [...(list.current?.querySelectorAll("[data-row]") ?? [])];
      focusedIndex.current = row ? rowElements.indexOf(row) : -1;
    }
    document.addEventListener("focusin", rememberRow);
    document.addEventListener("pointerdown", rememberRow);
    return () => {
      document.removeEventListener("focusin", rememberRow);
      document.removeEventListener("pointerdown", rememberRow);
    };
  }, [list]);

  useEffect(() => {
    if (focusedIndex.current === -1 || document.activeElement !== document.body) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-open]") ?? [])];
    const nextLink = links[Math.min(focusedIndex.current, links.length - 1)] ?? list.current;
    nextLink?.focus({ preventScroll: true });
  }, [list, rows]);
}
