import { useSyncExternalStore } from "react";

/** Whether scripts run on this page; false on the server and while the page is taken over. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
