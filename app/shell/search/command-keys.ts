import type { KeyboardEvent } from "react";

/**
 * Makes Enter click the chosen option, so that a link behaves like a link. For `onKeyDown` of a `Command`,
 * which would otherwise only report the choice.
 */
export function clickSelectedOption(event: KeyboardEvent<HTMLElement>): void {
  const isInList = event.target instanceof Element && event.target.matches("[cmdk-input]");
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !isInList) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("[cmdk-item][aria-selected=true]")?.click();
}
