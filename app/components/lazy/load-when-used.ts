type Load = () => void;

let isUsed = false;
const waiting = new Set<Load>();

/**
 * Loads code when the browser is idle after the user's first interaction with the page: code that many users
 * need, but no page to be shown.
 */
export function loadWhenUsed(load: Load): void {
  if (isUsed) onIdle(load);
  else waiting.add(load);
}

/** Starts what waits for the user's first interaction. */
export function startLoading(): void {
  isUsed = true;
  for (const load of waiting) onIdle(load);
  waiting.clear();
}

/** Calls a function when the browser is idle. Safari doesn't support idle callbacks. */
export function onIdle(load: Load): void {
  (window.requestIdleCallback ?? setTimeout)(() => load());
}
