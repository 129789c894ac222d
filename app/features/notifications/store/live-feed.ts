import { useSyncExternalStore } from "react";
import type { Feed } from "./notification-store";
import type { SharedFeed } from "./shared-feed";

let sharedFeed: SharedFeed | undefined;
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/**
 * Sets the page's source of live notifications. Returns a function that removes it. The live bell calls it
 * after the page has loaded; this module is loaded with the page.
 */
export function provideLiveFeed(provided: SharedFeed): () => void {
  const unsubscribe = provided.subscribe(notifyListeners);
  sharedFeed = provided;
  notifyListeners();
  return () => {
    unsubscribe();
    if (sharedFeed === provided) sharedFeed = undefined;
    notifyListeners();
  };
}

/** Returns the feed, or `undefined` until the live bell has set it. */
export function currentFeed(): SharedFeed | undefined {
  return sharedFeed;
}

/** Returns the live data; `undefined` on the server, without scripts, and until the live bell has loaded. */
export function useLiveFeed(): Feed | undefined {
  return useSyncExternalStore(subscribe, readFeed, noFeed);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function readFeed() {
  return sharedFeed?.getFeed();
}
function noFeed() {
  return undefined;
}
