import { useSyncExternalStore } from "react";
import type { Feed } from "./notification-store";
import type { SharedFeed } from "./shared-feed";

let sharedFeed: SharedFeed | undefined;
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/**
 * Makes a sharedFeed the page's source of live notifications; returns how to take it away again. The sharedFeed
 * itself comes with the live bell, later than the page: this much is there from the start.
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

/** The sharedFeed, once the live bell has brought one. */
export function currentFeed(): SharedFeed | undefined {
  return sharedFeed;
}

/** What is known live: undefined on the server, without scripts, and until the live bell is there. */
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
