/**
 * Returns the entry of a `<details>` menu that an arrow key, Home or End moves to from the focused one. Opens
 * the menu if it is closed.
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

/** Opens a nested menu with the arrow key in reading direction, and closes it with the opposite one. */
export function stepSubmenu(
  key: string,
  root: HTMLDetailsElement,
  focused: HTMLElement,
): HTMLElement | undefined {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return undefined;
  const isForward = (key === "ArrowRight") === (getComputedStyle(root).direction === "ltr");
  const ownMenu = focused.matches("summary") ? focused.closest("details") : null;
  if (isForward) {
    if (!ownMenu || ownMenu === root) return undefined;
    ownMenu.open = true;
    return entriesOf(ownMenu)[0];
  }
  const menu = listOf(focused, root);
  if (menu === root) return undefined;
  menu.open = false;
  return menu.querySelector("summary") ?? undefined;
}

/**
 * Returns the menu whose list contains an element. The outermost menu's button counts as an element of its
 * list.
 */
function listOf(element: HTMLElement, root: HTMLDetailsElement): HTMLDetailsElement {
  const closest = element.closest("details");
  const isSubmenuButton = element.matches("summary") && closest !== root;
  const menu = isSubmenuButton ? closest?.parentElement?.closest("details") : closest;
  return menu ?? root;
}

/**
 * Returns the focusable entries of a menu's own list: its links, its buttons, and the buttons of its nested
 * menus.
 */
function entriesOf(menu: HTMLDetailsElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary");
  return [...items].filter((entry) => {
    const isOwnButton = entry.parentElement === menu && entry.matches("summary");
    return !isOwnButton && listOf(entry, menu) === menu && entry.checkVisibility();
  });
}
