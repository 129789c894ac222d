import { useSyncExternalStore } from "react";
import type { Feed } from "./notification-store";
import type { SharedFeed } from "./shared-feed";

let sharedFeed: SharedFeed | undefined;
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/**
 * Sets the page's source of live notifications; returns a function that removes it. The feed is created by the
 * live bell after the page has loaded; this module is part of the page.
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

/** Returns the feed, once the live bell has provided it. */
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
