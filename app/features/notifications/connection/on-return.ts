const lookEvery = 10_000;
/** Browsers let a hidden tab's timers run once a minute: only a longer gap is sleep. */
const asleepAfter = 90_000;

/**
 * Calls back when what was connected may no longer be: the tab is looked at again, the network came,
 * went or is another one, or the machine has slept. Returns how to stop.
 */
export function onReturn(callback: () => void): () => void {
  const network = (navigator as { connection?: EventTarget }).connection;
  const look = () => document.hidden || callback();
  let last = Date.now();
  const timer = setInterval(() => {
    const hasSlept = Date.now() - last > asleepAfter;
    last = Date.now();
    if (hasSlept) callback();
  }, lookEvery);
  document.addEventListener("visibilitychange", look);
  network?.addEventListener("change", callback);
  for (const name of ["online", "offline"]) addEventListener(name, callback);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    network?.removeEventListener("change", callback);
    for (const name of ["online", "offline"]) removeEventListener(name, callback);
  };
}
