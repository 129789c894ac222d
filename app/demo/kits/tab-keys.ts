import type { KeyboardEvent } from "react";

/**
 * Moves the focus along a row of tabs with arrow keys, Home and End, in the reading direction. Wraps around
 * at the ends.
 */
export function focusAdjacentTab(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  (tabs.at(place % tabs.length) ?? tabs[0])?.focus();
}
