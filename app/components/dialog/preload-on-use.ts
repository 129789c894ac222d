import { dialogModule } from "./dialog-module";

/**
 * Fetches what menus, dialogs and the search stand on when somebody first moves, touches or types, in an idle
 * moment. A page nobody uses does without. Returns how to call it off.
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
