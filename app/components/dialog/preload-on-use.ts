import { dialogModule } from "./dialog-module";

/**
 * Fetches the code of menus, dialogs and the search when idle after the first interaction. A page that is only
 * read does not fetch it. Returns a function that cancels it.
 */
export function preloadOnUse(): () => void {
  const stop = new AbortController();
  function prepare() {
    stop.abort();
    const load = () => void dialogModule.load().catch(() => undefined);
    if ("requestIdleCallback" in window) requestIdleCallback(load);
    else load();
  }
  for (const sign of ["pointermove", "touchstart", "keydown"])
    addEventListener(sign, prepare, { signal: stop.signal, passive: true });
  return () => stop.abort();
}
