/** The key in `sessionStorage` of the input stored when a session ended. */
export const storageKey = "unsent";

/** Returns whether input is stored in this tab. */
export function hasStoredInput(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
