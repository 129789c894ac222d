import { lazyDialog } from "~/components/dialog/lazy-dialog";
import { loadWhenUsed, startLoading, onIdle } from "~/components/lazy/load-when-used";

/**
 * Loads code while the browser is idle: first the code that prefetches link targets, and after the first
 * interaction the code of menus, dialogs, the search, and the parts that the page is likely to need. Returns
 * a function that stops waiting for the first interaction.
 */
export function preloadOnUse(): () => void {
  const stop = new AbortController();
  onIdle(() => void import("~/navigation/link-intents").then(({ followIntents }) => followIntents(), ignore));
  loadWhenUsed(() => void lazyDialog.load().catch(ignore));
  function prepare() {
    stop.abort();
    startLoading();
  }
  for (const sign of ["pointermove", "touchstart", "keydown"])
    addEventListener(sign, prepare, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

// The code is loaded again when it is needed.
function ignore(): void {}
