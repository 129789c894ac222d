type Load = () => void;

let isUsed = false;
const pendingLoads = new Set<Load>();

/**
 * Calls a function that loads code when the browser is idle after the user's first interaction with the page.
 * For code that many users need, but not before they use the page.
 */
export function loadWhenUsed(load: Load): void {
  if (isUsed) onIdle(load);
  else pendingLoads.add(load);
}

/** Called at the user's first interaction. Starts the loads that were passed to `loadWhenUsed` before. */
export function startLoading(): void {
  isUsed = true;
  for (const load of pendingLoads) onIdle(load);
  pendingLoads.clear();
}

/** Calls a function when the browser is idle. Safari doesn't support idle callbacks. */
export function onIdle(load: Load): void {
  (window.requestIdleCallback ?? setTimeout)(() => load());
}
