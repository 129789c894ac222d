import type { MouseEvent, PointerEvent } from "react";
import { isInSafeTriangle, type Point } from "./safe-triangle";

// Milliseconds of hovering before the menu opens, so that a passing pointer doesn't open it.
const openAfter = 75;
// Milliseconds before the menu closes, long enough to cross the gap to the panel.
const closeAfter = 150;
const pendingTimers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
const menusOpenedByHover = new WeakSet<HTMLElement>();

/** The path of a pointer that has left an open menu's entry and may be moving towards the panel. */
let pointerPath: { from: Point; to: DOMRect; now: Point; movedAt: number } | undefined;

/**
 * Props that open a `<details>` element on hover and close it when the pointer leaves. They don't handle
 * touch and keys.
 */
export const hoverHandlers = {
  onPointerEnter: (event: PointerEvent<HTMLDetailsElement>) => {
    if (!appliesTo(event)) return;
    if (event.currentTarget.open) clearPath();
    schedule(event.currentTarget, true, openAfter);
  },
  onPointerLeave: (event: PointerEvent<HTMLDetailsElement>) => {
    if (!appliesTo(event)) return;
    const { currentTarget: details, clientX: x, clientY: y } = event;
    const surface = details.open && details.lastElementChild?.firstElementChild;
    if (surface) startPath({ x, y }, surface.getBoundingClientRect());
    schedule(details, false, closeAfter);
  },
};

/**
 * Handles clicks on the `<summary>`: with a mouse, they don't close what hovering has just opened. Enter
 * still does.
 */
export function keepOpenUnderMouse(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.closest("details");
  const isPress = event.detail > 0;
  if (isPress && details?.open && menusOpenedByHover.has(details)) event.preventDefault();
}

/**
 * Returns whether hovering opens the menu. It doesn't if the panel is part of the list, as on small screens,
 * because rows would move under the pointer.
 */
function appliesTo({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): boolean {
  const panel = currentTarget.lastElementChild;
  return pointerType === "mouse" && panel !== null && getComputedStyle(panel).position !== "static";
}

function schedule(details: HTMLDetailsElement, open: boolean, delay: number) {
  clearTimeout(pendingTimers.get(details));
  pendingTimers.set(
    details,
    setTimeout(() => {
      if (isMovingToPanel()) return schedule(details, open, delay);
      // The menu stays open while it contains the keyboard focus.
      if (!open && details.querySelector(":focus-visible")) return;
      if (open && !details.open) menusOpenedByHover.add(details);
      if (!open) menusOpenedByHover.delete(details);
      details.open = open;
    }, delay),
  );
}

function startPath(from: Point, to: DOMRect) {
  pointerPath = { from, to, now: from, movedAt: performance.now() };
  document.addEventListener("pointermove", trackPointer);
}

function trackPointer({ clientX: x, clientY: y }: globalThis.PointerEvent) {
  if (pointerPath) pointerPath = { ...pointerPath, now: { x, y }, movedAt: performance.now() };
}

/**
 * Returns whether the pointer is still moving towards the panel. If it stops on another entry, that entry
 * opens.
 */
function isMovingToPanel(): boolean {
  if (
    pointerPath &&
    performance.now() - pointerPath.movedAt < openAfter &&
    isInSafeTriangle(pointerPath.now, pointerPath.from, pointerPath.to)
  )
    return true;
  clearPath();
  return false;
}

function clearPath() {
  pointerPath = undefined;
  document.removeEventListener("pointermove", trackPointer);
}
