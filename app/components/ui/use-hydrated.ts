import { useSyncExternalStore } from "react";

function subscribe() {
  return function unsubscribe() {};
}

/** Returns whether the page is hydrated; false on the server and in the browser's first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
