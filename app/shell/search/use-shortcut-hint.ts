import { useSyncExternalStore } from "react";

/**
 * Returns the text for the search's keyboard shortcut on this platform; undefined on the server and without
 * scripts.
 */
export function useShortcutHint(): string | undefined {
  return useSyncExternalStore(subscribe, readHint, noHint);
}

function subscribe() {
  return () => undefined;
}
function readHint() {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K";
}
function noHint() {
  return undefined;
}
