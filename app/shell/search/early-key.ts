declare global {
  interface Window {
    /** Whether Ctrl/⌘ K was pressed before the page's scripts were ready; null once they handle it themselves. */
    earlySearch?: boolean | null;
  }
}

/**
 * Records Ctrl/⌘ K from the start of the document. Inlined, because a fetched script would come too late for
 * users who press the shortcut immediately.
 */
export const earlyKeyScript =
  'addEventListener("keydown",e=>{if(self.earlySearch!==null&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey' +
  "&&/^k$/i.test(e.key)){e.preventDefault();self.earlySearch=true}})";

/** Returns whether the key was pressed so far, and stops recording. */
export function takeEarlyKey(): boolean {
  const wasPressed = window.earlySearch === true;
  window.earlySearch = null;
  return wasPressed;
}
