import type { KeyboardEvent } from "react";

/**
 * Handles keys while the list has the focus, and only then (WCAG 2.1.4): j and k move between rows, x chooses
 * the focused row, / moves to the search. Any other letter presses the control of the focused row with that
 * `data-key`. Ignored while typing.
 */
export function onTableKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const control = controlFor(event.key, event.currentTarget);
  if (!control) return;
  event.preventDefault();
  if (event.key === "/" || event.key === "j" || event.key === "k") control.focus();
  else control.click();
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}

function controlFor(key: string, list: HTMLElement): HTMLElement | null | undefined {
  if (key === "/") return list.querySelector<HTMLElement>("input[type=search]");
  const rows = [...list.querySelectorAll("tbody tr")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === "j") return doorOf(rows[at + 1]);
  if (key === "k") return doorOf(rows[Math.max(at, 1) - 1]);
  if (key === "x") return rows[at]?.querySelector<HTMLElement>("[data-choice]");
  return /^[a-z]$/.test(key) ? rows[at]?.querySelector<HTMLElement>(`[data-key=${key}]`) : null;
}

/** Returns the link that opens a row, or else its first focusable element. */
function doorOf(row: Element | undefined): HTMLElement | null | undefined {
  const stops = "a[href], button, input, summary";
  return row?.querySelector<HTMLElement>("th a[href]") ?? row?.querySelector<HTMLElement>(stops);
}
