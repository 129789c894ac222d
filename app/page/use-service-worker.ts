import { useEffect } from "react";

/** Registers the service worker when the page is idle. Browsers without service workers do without it. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // A private window, or a full disk, may refuse it.
    const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
    // Safari doesn't support idle callbacks.
    (window.requestIdleCallback ?? setTimeout)(register);
  }, []);
}
