declare global {
  interface Window {
    /** Whether Ctrl/⌘ K was pressed before the page's scripts were there; null once they listen themselves. */
    earlySearch?: boolean | null;
  }
}

/**
 * Notes Ctrl/⌘ K from the document's first moment on. It stands in the document itself, as what a browser fetches
 * comes too late for who knows the key.
 */
export const earlyKeyScript =
  'addEventListener("keydown",e=>{if(self.earlySearch!==null&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey' +
  "&&/^k$/i.test(e.key)){e.preventDefault();self.earlySearch=true}})";

/** Whether the key was pressed meanwhile; from now on nothing more is noted. */
export function takeEarlyKey(): boolean {
  const wasPressed = window.earlySearch === true;
  window.earlySearch = null;
  return wasPressed;
}
