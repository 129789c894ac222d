const editable = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
const modal = ".dialog";

/** Whether the visitor types in another modal dialog than the search: its keys are not the search's. */
export function isTypingElsewhere(): boolean {
  const focused = document.activeElement;
  const holder = focused?.matches(editable) ? focused.closest(modal) : null;
  return holder !== null && !holder?.hasAttribute("data-search");
}
