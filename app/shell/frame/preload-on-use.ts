import { dialogModule } from "~/components/dialog/dialog-module";

/**
 * Fetches the code that prefetches what links lead to when idle, and that of menus, dialogs and the search when idle
 * after the first interaction. Returns a function that cancels the latter.
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

// Each part is fetched again when it is needed.
function ignore(): void {}
