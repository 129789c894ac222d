import { dialogModule } from "~/components/dialog/dialog-module";

/**
 * After the first interaction, fetches the code that prefetches what links lead to, and when idle that of menus,
 * dialogs and the search. A page that is only read does not fetch it. Returns a function that cancels it.
 */
export function preloadOnUse(): () => void {
  const stop = new AbortController();
  function prepare() {
    stop.abort();
    void import("~/navigation/link-intents").then(({ followIntents }) => followIntents(), ignore);
    const load = () => void dialogModule.load().catch(ignore);
    if ("requestIdleCallback" in window) requestIdleCallback(load);
    else load();
  }
  for (const sign of ["pointermove", "touchstart", "keydown"])
    addEventListener(sign, prepare, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

// Each part is fetched again when it is needed.
function ignore(): void {}
