import { type RefObject, useEffect } from "react";
import { areListKeysEnabled } from "./keys-setting";
import { pressListKey } from "./table-keys";

/**
 * Handles the keys of a list on its whole page, unless they are turned off. The list with the focus has
 * precedence, then the first one.
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
