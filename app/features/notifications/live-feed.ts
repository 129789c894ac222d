import { useSyncExternalStore } from "react";
import type { Feed } from "./inbox-keeper";
import type { NotificationHub } from "./notification-hub";

let hub: NotificationHub | undefined;
const listeners = new Set<() => void>();

function tellListeners() {
  for (const listener of listeners) listener();
}

/**
 * Makes a hub the page's source of live notifications; returns how to take it away again. The hub
 * itself comes with the island, later than the page: this much is there from the start.
 */
export function provideLiveFeed(provided: NotificationHub): () => void {
  const unsubscribe = provided.subscribe(tellListeners);
  hub = provided;
  tellListeners();
  return () => {
    unsubscribe();
    if (hub === provided) hub = undefined;
    tellListeners();
  };
}

/** The hub, once the island has brought one. */
export function currentHub(): NotificationHub | undefined {
  return hub;
}

/** What is known live: undefined on the server, without scripts, and until the island is there. */
export function useLiveFeed(): Feed | undefined {
  return useSyncExternalStore(subscribe, readFeed, noFeed);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function readFeed() {
  return hub?.getFeed();
}
function noFeed() {
  return undefined;
}
