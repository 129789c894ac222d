const editable = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
const modal = ".dialog";

/** Returns whether the user is typing in another modal dialog, where the search's shortcut must not work. */
export function isTypingElsewhere(): boolean {
  const focused = document.activeElement;
  const holder = focused?.matches(editable) ? focused.closest(modal) : null;
  return holder !== null && !holder?.hasAttribute("data-search");
}
