import { useEffect } from "react";

/** Registers the service worker when the page is idle, in browsers that support it. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Registration may fail, for example in a private window or with a full disk.
    const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
    // Safari doesn't support idle callbacks.
    (window.requestIdleCallback ?? setTimeout)(register);
  }, []);
}
