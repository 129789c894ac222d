import { type RefObject, useEffect } from "react";
import { areListKeysEnabled } from "./keys-setting";
import { pressListKey } from "./table-keys";

/**
 * Handles a list's keys on the whole page, unless the user has turned them off. On a page with several lists,
 * keys apply to the one with the focus, otherwise to the first.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!list.current || event.defaultPrevented || !areListKeysEnabled()) return;
      const focused = event.target instanceof Element ? event.target.closest("[data-list]") : null;
      if ((focused ?? document.querySelector("[data-list]")) === list.current)
        pressListKey(event, list.current);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}
