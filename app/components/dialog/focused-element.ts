/** Returns the focused element; null on the server. */
export function focusedElement(): Element | null {
  return typeof document === "undefined" ? null : document.activeElement;
}
