/**
 * Where an arrow key, Home or End leads in the list of a `<details>` menu that has the focus. A closed
 * menu is opened for it.
 */
export function entryInDirection(
  key: string,
  root: HTMLDetailsElement,
  focused: HTMLElement,
): HTMLElement | undefined {
  if (!["ArrowDown", "ArrowUp", "Home", "End"].includes(key)) return undefined;
  const menu = listOf(focused, root);
  menu.open = true;
  const entries = entriesOf(menu);
  const current = entries.indexOf(focused);
  switch (key) {
    case "ArrowDown":
      return entries[(current + 1) % entries.length];
    case "ArrowUp":
      return entries.at(current <= 0 ? -1 : current - 1);
    case "Home":
      return entries[0];
    default:
      return entries.at(-1);
  }
}

/** Along the reading direction into a nested menu, which opens; against it back out, and it closes. */
export function sideStep(
  key: string,
  root: HTMLDetailsElement,
  focused: HTMLElement,
): HTMLElement | undefined {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return undefined;
  const isForward = (key === "ArrowRight") === (getComputedStyle(root).direction === "ltr");
  const own = focused.matches("summary") ? focused.closest("details") : null;
  if (isForward) {
    if (!own || own === root) return undefined;
    own.open = true;
    return entriesOf(own)[0];
  }
  const menu = listOf(focused, root);
  if (menu === root) return undefined;
  menu.open = false;
  return menu.querySelector("summary") ?? undefined;
}

/** The menu whose list an element is in; the button of the outermost one counts as inside. */
function listOf(element: HTMLElement, root: HTMLDetailsElement): HTMLDetailsElement {
  const own = element.closest("details");
  const menu = element.matches("summary") && own !== root ? own?.parentElement?.closest("details") : own;
  return menu ?? root;
}

/** What can be reached in a menu's own list: links, buttons, and the buttons of nested menus. */
function entriesOf(menu: HTMLDetailsElement): HTMLElement[] {
  const all = menu.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary");
  return [...all].filter((entry) => {
    const isOwnButton = entry.parentElement === menu && entry.matches("summary");
    return !isOwnButton && listOf(entry, menu) === menu && entry.checkVisibility();
  });
}
