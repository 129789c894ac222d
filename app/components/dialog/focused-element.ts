/** What has the focus; nothing on the server. */
export function focusedElement(): Element | null {
  return typeof document === "undefined" ? null : document.activeElement;
}
