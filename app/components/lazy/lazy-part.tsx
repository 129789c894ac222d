import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect } from "react";
import type { Namespace } from "~/i18n/namespaces";
import { loadLateTexts } from "~/i18n/text-files";
import { loadWhenUsed } from "./load-when-used";
import { loadOnDemand } from "./load-on-demand";
import { LoadError, type LoadErrorPlace } from "./load-error";
import { type LazyModule, lazyModule, type StyleOptions } from "./lazy-module";

interface PartOptions extends StyleOptions {
  place?: LoadErrorPlace;
  fallback?: ReactNode;
  texts?: Namespace[];
  isLikely?: boolean;
}

/**
 * Returns a component whose code is fetched when it is first rendered. Unlike React's `lazy`, a failed fetch
 * leaves the page in place and can be retried. Until the code arrives, `fallback` or the server's HTML is
 * shown; a failure is shown next to it, with a Retry button.
 * @param source fetches the component
 * @param options.texts the namespaces that only this part needs; its screens list them as `late` in `handle`
 * @param options.isInPageSheet whether the page's own style sheet contains its rules
 * @param options.isLikely whether to fetch the code when the browser is idle after the first interaction
 */
export function lazyPart<Props extends object>(
  source: () => Promise<ComponentType<Props>>,
  { texts = [], isLikely = false, isInPageSheet, ...options }: PartOptions = {},
) {
  async function load() {
    const [part] = await Promise.all([source(), loadLateTexts(texts)]);
    return part;
  }
  const module = lazyModule(load, { isInPageSheet });
  // A failure is shown when the part is rendered, which fetches the code again.
  if (isLikely && !import.meta.env.SSR) loadWhenUsed(() => void module.load().catch(() => undefined));
  return lazyPartOf(module, (part) => part, options);
}

/** Like `lazyPart`, for a component in a module that several components share. */
export function lazyPartOf<Module, Props extends object>(
  module: LazyModule<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { place, fallback }: { place?: LoadErrorPlace; fallback?: ReactNode } = {},
) {
  let arrival: Promise<Module> | undefined;
  /** Resolves once the module has loaded. Stays pending after a failure. */
  function load() {
    arrival ??= new Promise((resolve) => {
      module.subscribe(() => {
        const loaded = module.loaded();
        if (loaded) resolve(loaded);
      });
    });
    if (!module.problem) void loadOnDemand(module);
    return arrival;
  }
  function LoadedPart(props: Props) {
    const Part = pick(module.loaded() ?? use(load()));
    return <Part {...props} />;
  }
  // Without `memo`, React discards the server's HTML of a part that is rendered again before its code has
  // arrived.
  return memo(function LazyPart(props: Props & { onClose?: () => void }) {
    useEffect(() => {
      // An earlier fetch failed. Showing the part again retries it.
      if (module.problem) void loadOnDemand(module);
    }, []);
    return (
      <>
        <Suspense fallback={fallback}>
          <LoadedPart {...props} />
        </Suspense>
        <LoadError module={module} place={place} onClose={props.onClose} />
      </>
    );
  });
}
