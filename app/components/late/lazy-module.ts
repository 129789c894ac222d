import { useSyncExternalStore } from "react";

/** `outdated`: the page is of an older version, whose files are gone. Loading the page again helps. */
export type LateProblem = "failed" | "outdated";

export interface LazyModule<Module> {
  /** The module, once it is there. */
  loaded: () => Module | undefined;
  /** Fetches it, once; after a failure the next call tries again. */
  load: () => Promise<Module>;
  /** Why it is not there, since somebody has waited for it in vain (`demand`). */
  problem?: LateProblem | undefined;
  /** Hears when it has arrived, and when its `problem` changes. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/** A module that no first load contains. What waits for one fetches it by `demand`, and shows a `LateError`. */
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
 * A module as far as it was there when the component was rendered. While what the server wrote is taken over it is
 * not there, as it was not on the server: parts of a page whose code comes late are taken over when others have
 * fetched the module already.
 */
export function useLoaded<Module>({ loaded }: LazyModule<Module>): Module | undefined {
  return useSyncExternalStore(subscribeToNothing, loaded, () => undefined);
}

/** A module as soon as it is there. */
export function useArrived<Module>({ subscribe, loaded }: LazyModule<Module>): Module | undefined {
  return useSyncExternalStore(subscribe, loaded, () => undefined);
}
