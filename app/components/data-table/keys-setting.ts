const name = "list-keys";

/** Returns whether the single-letter shortcuts of lists are on. Users can turn them off (WCAG 2.1.4). */
export function areListKeysEnabled(): boolean {
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
}

/** Turns the shortcuts of lists on or off in this browser. */
export function setListKeysEnabled(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
  } catch {
    // Without storage the shortcuts stay on.
  }
  window.dispatchEvent(new Event("storage"));
}

/** Calls `callback` when the setting changes, also in another tab. Returns a function that unsubscribes. */
export function onListKeysChange(callback: () => void): () => void {
  window.addEventListener("storage", callback);
  return () => window.removeEventListener("storage", callback);
}
