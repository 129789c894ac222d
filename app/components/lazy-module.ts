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
