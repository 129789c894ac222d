import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves the focus with the arrow keys to the control of the same column in the row above or below, except in
 * text fields.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || target.matches("input:not([type=checkbox])")) return;
  const cell = target.closest("[role=cell]");
  const row = cell?.parentElement;
  if (!cell || !row) return;
  const place = Number(row.getAttribute("aria-rowindex")) + step;
  const next = currentTarget.querySelector(`[aria-rowindex="${place}"]`);
  const column = [...row.children].indexOf(cell);
  const control = next?.children[column]?.querySelector<HTMLElement>("button, input");
  if (!control) return;
  event.preventDefault();
  control.focus();
}
