const checkInterval = 10_000;
/** Browsers run a hidden tab's timers once a minute, so only a longer gap means that the computer slept. */
const sleepThreshold = 90_000;

/**
 * Calls `callback` when a connection may have been lost: the tab becomes visible, the network changes, or the
 * computer has slept. Returns a function that removes the listeners.
 */
export function onPossibleDisconnect(callback: () => void): () => void {
  const network = (navigator as { connection?: EventTarget }).connection;
  const callIfVisible = () => document.hidden || callback();
  let lastTick = Date.now();
  const timer = setInterval(() => {
    const hasSlept = Date.now() - lastTick > sleepThreshold;
    lastTick = Date.now();
    if (hasSlept) callback();
  }, checkInterval);
  document.addEventListener("visibilitychange", callIfVisible);
  network?.addEventListener("change", callback);
  for (const name of ["online", "offline"]) addEventListener(name, callback);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", callIfVisible);
    network?.removeEventListener("change", callback);
    for (const name of ["online", "offline"]) removeEventListener(name, callback);
  };
}
