import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { entryInDirection, stepSubmenu } from "./menu-keys";

interface MenuHandlers {
  ref: RefObject<HTMLDetailsElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void;
  onClick: (event: MouseEvent<HTMLDetailsElement>) => void;
  onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

/**
 * Returns handlers for a `<details>` menu and its nested menus: Esc, click outside, arrow keys, Home and End.
 */
export function useMenu(): MenuHandlers {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOutside(event: Event) {
      if (!(event.target instanceof Node)) return;
      for (const details of openElements(ref.current)) {
        if (!details.contains(event.target)) details.open = false;
      }
    }
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const root = event.currentTarget;
    const focused = event.target as HTMLElement;
    const innermost = event.key === "Escape" && focused.closest<HTMLDetailsElement>("details[open]");
    if (innermost && root.contains(innermost)) {
      innermost.open = false;
      innermost.querySelector("summary")?.focus();
      event.stopPropagation();
      return;
    }
    const target = stepSubmenu(event.key, root, focused) ?? entryInDirection(event.key, root, focused);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  // Closes the menu. Client-side navigation by a link or form doesn't remove the menu's element from the
  // page.
  function onClick(event: MouseEvent<HTMLDetailsElement>) {
    const pressedItem =
      event.target instanceof Element && event.target.closest("a[href], button[type=submit]");
    if (pressedItem) event.currentTarget.open = false;
  }

  function onToggle(event: SyntheticEvent<HTMLDetailsElement>) {
    const root = event.currentTarget;
    if (!root.open) for (const details of openElements(root)) details.open = false;
  }

  return { ref, onKeyDown, onClick, onToggle };
}

/** Returns the menu and nested menus that are open. */
function openElements(root: HTMLDetailsElement | null): HTMLDetailsElement[] {
  if (!root) return [];
  const nested = root.querySelectorAll<HTMLDetailsElement>("details[open]");
  return root.open ? [root, ...nested] : [...nested];
}
