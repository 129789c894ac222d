import { dialogModule } from "~/components/dialog/dialog-module";

/**
 * Loads code while the browser is idle: first the code that prefetches link targets, and after the first
 * interaction that of menus, dialogs and the search. Returns a function that cancels the latter.
 */
export function preloadOnUse(): () => void {
  const stop = new AbortController();
  // Safari doesn't support idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(
    () => void import("~/navigation/link-intents").then(({ followIntents }) => followIntents(), ignore),
  );
  function prepare() {
    stop.abort();
    whenIdle(() => void dialogModule.load().catch(ignore));
  }
  for (const sign of ["pointermove", "touchstart", "keydown"])
    addEventListener(sign, prepare, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

// The code is loaded again when it is needed.
function ignore(): void {}
