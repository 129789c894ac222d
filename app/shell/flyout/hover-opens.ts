import type { MouseEvent, PointerEvent } from "react";
import { isOnTheWay, type Point } from "./corridor";

// Long enough for a pointer on its way elsewhere to pass by.
const openAfter = 75;
// Long enough to cross the gap on the way into what opened.
const closeAfter = 150;
const pending = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
const openedByHover = new WeakSet<HTMLElement>();

/** The way of a pointer that left an open menu's entry, perhaps into its panel; one pointer, so one way. */
let way: { from: Point; to: DOMRect; now: Point; movedAt: number } | undefined;

/** Makes a `<details>` open under a resting mouse, and close behind it; touch and keys are not its concern. */
export const hoverOpens = {
  onPointerEnter: (event: PointerEvent<HTMLDetailsElement>) => {
    if (!answersTo(event)) return;
    if (event.currentTarget.open) endWay();
    schedule(event.currentTarget, true, openAfter);
  },
  onPointerLeave: (event: PointerEvent<HTMLDetailsElement>) => {
    if (!answersTo(event)) return;
    const { currentTarget: details, clientX: x, clientY: y } = event;
    const surface = details.open && details.lastElementChild?.firstElementChild;
    if (surface) beginWay({ x, y }, surface.getBoundingClientRect());
    schedule(details, false, closeAfter);
  },
};

/** For the `<summary>`: a press on what the mouse has just opened does not close it again; Enter does. */
export function keepOpenUnderMouse(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.closest("details");
  const isPress = event.detail > 0;
  if (isPress && details?.open && openedByHover.has(details)) event.preventDefault();
}

/** Not where the panel is part of the list, as it is on small screens: rows would move under the pointer. */
function answersTo({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): boolean {
  const panel = currentTarget.lastElementChild;
  return pointerType === "mouse" && panel !== null && getComputedStyle(panel).position !== "static";
}

function schedule(details: HTMLDetailsElement, open: boolean, delay: number) {
  clearTimeout(pending.get(details));
  pending.set(
    details,
    setTimeout(() => {
      if (isUnderWay()) return schedule(details, open, delay);
      // With the keyboard focus inside it stays open, wherever the mouse goes.
      if (!open && details.querySelector(":focus-visible")) return;
      if (open && !details.open) openedByHover.add(details);
      if (!open) openedByHover.delete(details);
      details.open = open;
    }, delay),
  );
}

function beginWay(from: Point, to: DOMRect) {
  way = { from, to, now: from, movedAt: performance.now() };
  document.addEventListener("pointermove", follow);
}

function follow({ clientX: x, clientY: y }: globalThis.PointerEvent) {
  if (way) way = { ...way, now: { x, y }, movedAt: performance.now() };
}

/** Whether the pointer still moves towards the panel; resting on another entry means that one. */
function isUnderWay(): boolean {
  if (way && performance.now() - way.movedAt < openAfter && isOnTheWay(way.now, way.from, way.to))
    return true;
  endWay();
  return false;
}

function endWay() {
  way = undefined;
  document.removeEventListener("pointermove", follow);
}
