import { useSyncExternalStore } from "react";
import { loadCompleteStyleSheet } from "~/page/complete-style-sheet";

/**
 * `outdated` means that the page's version was replaced and its files are gone: the page must be reloaded.
 */
export type FetchProblem = "failed" | "outdated";

export interface LazyModule<Module> {
  /** Returns the module if it has been fetched. */
  loaded: () => Module | undefined;
  /** Fetches the module once. After a failure, the next call tries again. */
  load: () => Promise<Module>;
  /** Why the last call of `loadOnDemand` failed. */
  problem?: FetchProblem | undefined;
  /**
   * Calls the listener when the module arrives or its `problem` changes. Returns a function that
   * unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

export interface StyleOptions {
  /**
   * Whether the module's style rules, if any, are in the style sheets of the pages that use it
   * (`app/styles/sheets/page-*.css`).
   */
  isInPageSheet?: boolean | undefined;
}

/**
 * A module that is fetched on demand, together with the complete style sheet. Components fetch it with
 * `loadOnDemand` and show failures with `LoadError`.
 */
export function lazyModule<Module>(
  fetch: () => Promise<Module>,
  { isInPageSheet = false }: StyleOptions = {},
): LazyModule<Module> {
  async function fetchStyled() {
    const [module] = await Promise.all([fetch(), isInPageSheet ? undefined : loadCompleteStyleSheet()]);
    return module;
  }
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;
  const listeners = new Set<() => void>();
  const self: LazyModule<Module> = {
    loaded: () => loaded,
    load: () =>
      (pending ??= fetchStyled().then(
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
 * Returns a module if it was already fetched when the component rendered. During hydration it returns
 * undefined, as on the server, even if another part of the page has already fetched the module.
 */
export function useLoadedModule<Module>({ loaded }: LazyModule<Module>): Module | undefined {
  return useSyncExternalStore(subscribeToNothing, loaded, () => undefined);
}

/** Returns a module and renders the component again when it arrives. */
export function useLazyModule<Module>({ subscribe, loaded }: LazyModule<Module>): Module | undefined {
  return useSyncExternalStore(subscribe, loaded, () => undefined);
}
