/** The `sessionStorage` key of the input that is stored when a session ends. */
export const storageKey = "unsent";

/** Returns whether input is stored in this tab. */
export function hasStoredInput(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
