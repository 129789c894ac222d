import { useSyncExternalStore } from "react";

interface LazyModule<Module> {
  /** The module, once it is there. */
  loaded: () => Module | undefined;
  /** Fetches it, once; after a failure the next call tries again. */
  load: () => Promise<Module>;
}

/** A module that no first load contains. */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;
  return {
    loaded: () => loaded,
    load: () =>
      (pending ??= fetch().then(
        (module) => (loaded = module),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      )),
  };
}

function subscribe() {
  return function unsubscribe() {};
}

/**
 * A module as far as it was there when the component was rendered. While what the server wrote is taken over it is
 * not there, as it was not on the server: parts of a page whose code comes late are taken over when others have
 * fetched the module already.
 */
export function useLoaded<Module>({ loaded }: LazyModule<Module>): Module | undefined {
  return useSyncExternalStore(subscribe, loaded, () => undefined);
}
