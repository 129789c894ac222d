import { useSyncExternalStore } from "react";

function subscribe() {
  return function unsubscribe() {};
}

/** Whether scripts have taken over the page; false on the server and in the first render of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
