/** Where the tab keeps what was typed when a session ended. */
export const storageKey = "unsent";

/** Whether the tab keeps something. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
