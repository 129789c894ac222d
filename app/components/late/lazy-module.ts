import { useSyncExternalStore } from "react";

/** `outdated`: the page is from an older version whose files are gone, and has to be reloaded. */
export type LateProblem = "failed" | "outdated";

export interface LazyModule<Module> {
  /** The module if it has been fetched. */
  loaded: () => Module | undefined;
  /** Fetches it, once; after a failure the next call tries again. */
  load: () => Promise<Module>;
  /** Why the last fetch by `demand` failed. */
  problem?: LateProblem | undefined;
  /** Calls the listener when the module arrives or its `problem` changes; returns what unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/** A module that is fetched on demand. Components fetch it with `demand` and show a `LateError` for it. */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;
  const listeners = new Set<() => void>();
  const self: LazyModule<Module> = {
    loaded: () => loaded,
    load: () =>
      (pending ??= fetch().then(
        (module) => {
          loaded = module;
          self.problem = undefined;
          self.notify();
          return module;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      )),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
  return self;
}

function subscribeToNothing() {
  return function unsubscribe() {};
}

/**
 * Returns a module if it was already fetched when the component rendered. During hydration it returns undefined, as on
 * the server, even if another part of the page has fetched the module by then.
 */
export function useLoadedModule<Module>({ loaded }: LazyModule<Module>): Module | undefined {
  return useSyncExternalStore(subscribeToNothing, loaded, () => undefined);
}

/** Returns a module and renders the component again when it arrives. */
export function useLazyModule<Module>({ subscribe, loaded }: LazyModule<Module>): Module | undefined {
  return useSyncExternalStore(subscribe, loaded, () => undefined);
}
