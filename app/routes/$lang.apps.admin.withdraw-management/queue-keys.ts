import type { KeyboardEvent } from "react";

/**
 * Keys while the list has the focus, and only then (WCAG 2.1.4): j and k move along the rows' links,
 * x chooses the focused row, a and r open its decision (screens §19). Never while typing.
 */
export function onQueueKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act(event.currentTarget);
}

const keys: Record<string, (list: HTMLElement) => void> = {
  j: (list) => move(list, 1),
  k: (list) => move(list, -1),
  x: () => press("[data-choice]"),
  a: () => press("[data-decide=approve]"),
  r: () => press("[data-decide=reject]"),
};

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}

function move(list: HTMLElement, step: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  const row = document.activeElement?.closest("tr");
  const at = links.findIndex((link) => row?.contains(link));
  const next = at === -1 ? 0 : at + step;
  links[next]?.focus();
}

function press(control: string): void {
  document.activeElement?.closest("tr")?.querySelector<HTMLElement>(control)?.click();
}
