import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from "react";
import { useLocation } from "react-router";

/** From this width on, the menu is next to the page (the breakpoint `lg`). */
const wideWindow = "(min-width: 75rem)";

interface OverlayHandlers {
  ref: RefObject<HTMLElement | null>;
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Returns handlers for a popover over the page. The page below is inert, Tab stays inside, and the focus
 * returns to the button that opened it. It closes when a link is clicked, on navigation, and when the window
 * becomes wider than `lg`.
 * @param id the popover's id, which is the `popovertarget` of its button
 */
export function useOverlay(id: string): OverlayHandlers {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    // Closes the popover only after a navigation. On the first page, it may have been opened before the
    // scripts loaded and must stay open.
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    hide(ref.current);
  }, [pathname]);

  useEffect(() => {
    const overlay = ref.current;
    if (!overlay) return undefined;
    // The popover may have been opened before scripts loaded.
    if (overlay.matches(":popover-open")) activate(overlay);
    const width = matchMedia(wideWindow);
    const hideOverlay = () => hide(overlay);
    width.addEventListener("change", hideOverlay);
    return () => {
      width.removeEventListener("change", hideOverlay);
      setPageInert(overlay, false);
    };
  }, []);

  return {
    ref,
    // The page must no longer be inert when the popover closes, because an inert element can't get the focus.
    onBeforeToggle: ({ currentTarget, target, newState }) => {
      if (target === currentTarget && newState === "closed") setPageInert(currentTarget, false);
    },
    // In React, the toggle events of the groups inside bubble to the popover.
    onToggle: ({ currentTarget, target, newState }) => {
      if (target !== currentTarget) return;
      if (newState === "open") activate(currentTarget);
      else if (document.activeElement === document.body) buttonFor(id)?.focus();
    },
    onClick: ({ currentTarget, target }) => {
      if (target instanceof Element && target.closest("a[href]")) hide(currentTarget);
    },
    onKeyDown: (event) => {
      if (event.key !== "Tab" || !event.currentTarget.matches(":popover-open")) return;
      const focusable = tabStopsOf(event.currentTarget);
      const [edge, next] = event.shiftKey
        ? [focusable[0], focusable.at(-1)]
        : [focusable.at(-1), focusable[0]];
      if (document.activeElement !== edge) return;
      event.preventDefault();
      next?.focus();
    },
  };
}

function hide(overlay: HTMLElement | null) {
  if (overlay?.matches(":popover-open")) overlay.hidePopover();
}

function activate(overlay: HTMLElement) {
  setPageInert(overlay, true);
  if (!overlay.contains(document.activeElement))
    overlay.querySelector<HTMLElement>("[popovertargetaction=hide]")?.focus();
}

function setPageInert(overlay: HTMLElement, isInert: boolean) {
  for (const element of overlay.parentElement?.children ?? []) {
    if (element instanceof HTMLElement && element !== overlay) element.inert = isInert;
  }
}

function tabStopsOf(overlay: HTMLElement): HTMLElement[] {
  const controls = overlay.querySelectorAll<HTMLElement>("a[href], button, summary");
  return [...controls].filter((element) => element.checkVisibility());
}

/** Returns the visible button that opens the popover. Wide windows and phones show different buttons. */
function buttonFor(id: string): HTMLElement | undefined {
  const openers = document.querySelectorAll<HTMLElement>(
    `[popovertarget="${id}"]:not([popovertargetaction])`,
  );
  return [...openers].find((button) => button.checkVisibility());
}
