import type { KeyboardEvent } from "react";

/**
 * Enter presses the chosen option as a mouse would, so a link stays a link: for `onKeyDown` of a `Command`,
 * which would otherwise only tell that something was chosen.
 */
export function pressChosen(event: KeyboardEvent<HTMLElement>): void {
  const isInList = event.target instanceof Element && event.target.matches("[cmdk-input]");
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !isInList) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("[cmdk-item][aria-selected=true]")?.click();
}
