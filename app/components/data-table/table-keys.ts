/**
 * Handles a list's keyboard shortcut. j and k move between rows, x chooses the current row, Esc clears the
 * choice, / moves to the search, and ? shows the shortcuts. The current row is the one with the focus,
 * otherwise the one that is open. Any other letter presses the control in the current row whose `data-key` is
 * that letter. In an open panel, j and k open the next and the previous row, and other letters press the
 * panel's controls. Ignores keys while the user types and in menus.
 */
export function pressListKey(event: KeyboardEvent, list: HTMLElement): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  if (target instanceof Element && target.closest("[role=menu], [popover]")) return;
  const panel = target instanceof Element ? target.closest("[role=dialog]") : null;
  const isMove = event.key === "j" || event.key === "k";
  if (panel && !isMove) {
    const action = actionIn(panel, event.key);
    if (action) event.preventDefault();
    action?.click();
    return;
  }
  if (event.key === "Escape") {
    for (const box of list.querySelectorAll<HTMLElement>("input[data-choice]:checked")) box.click();
    return;
  }
  if (event.key === "?") {
    event.preventDefault();
    list.querySelector<HTMLElement>(".list-options")?.showPopover();
    return;
  }
  const control = controlFor(event.key, list);
  if (!control) return;
  event.preventDefault();
  if (!panel && (event.key === "/" || isMove)) control.focus();
  else control.click();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}

function controlFor(key: string, list: HTMLElement): HTMLElement | null | undefined {
  if (key === "/") return list.querySelector<HTMLElement>("input[type=search]");
  const rows = [...list.querySelectorAll("tbody tr, [data-row]")];
  const focusedIndex = rows.findIndex((row) => row.contains(document.activeElement));
  const currentIndex =
    focusedIndex < 0 ? rows.findIndex((row) => row.hasAttribute("aria-current")) : focusedIndex;
  if (key === "j") return rowTargetOf(rows[currentIndex + 1]);
  if (key === "k") return rowTargetOf(rows[Math.max(currentIndex, 1) - 1]);
  if (key === "x") return rows[currentIndex]?.querySelector<HTMLElement>("[data-choice]");
  return actionIn(rows[currentIndex], key);
}

/** Returns the control of a row or panel that is assigned to a letter. */
function actionIn(place: Element | undefined, key: string): HTMLElement | null | undefined {
  return /^[a-z]$/.test(key) ? place?.querySelector<HTMLElement>(`[data-key=${key}]`) : null;
}

/** Returns the link that opens a row, or else its first focusable element. */
function rowTargetOf(row: Element | undefined): HTMLElement | null | undefined {
  const focusable = "a[href], button, input, summary";
  return row?.querySelector<HTMLElement>("th a[href]") ?? row?.querySelector<HTMLElement>(focusable);
}
