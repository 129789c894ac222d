declare global {
  interface Window {
    /**
     * Whether Ctrl/⌘ K was pressed before the page's scripts were ready; null when they handle it themselves.
     */
    earlySearch?: boolean | null;
  }
}

/**
 * A script that detects Ctrl/⌘ K from the start of the document. It is inlined, because a separate file would
 * load too late for users who press the shortcut immediately.
 */
export const earlyKeyScript =
  'addEventListener("keydown",e=>{if(self.earlySearch!==null&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey' +
  "&&/^k$/i.test(e.key)){e.preventDefault();self.earlySearch=true}})";

/** Returns whether the key has been pressed, and stops the detection. */
export function takeEarlyKey(): boolean {
  const wasPressed = window.earlySearch === true;
  window.earlySearch = null;
  return wasPressed;
}
