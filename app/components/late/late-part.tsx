import { demand } from "./demand";
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect } from "react";
import { LateError, type LatePlace } from "./late-error";
import { type LazyModule, lazyModule } from "./lazy-module";

/**
 * A component whose code comes late, instead of React's `lazy`, which takes the page away when a file cannot be
 * fetched and never tries again. Until the code is there `fallback` is shown, or what the server wrote; a failure is
 * told beside it, with *Retry*.
 * @param source what fetches the component; or a module that others use, too, with `pick`
 */
export function latePart<Props extends object>(
  source: () => Promise<ComponentType<Props>>,
  options: { place?: LatePlace; fallback?: ReactNode } = {},
) {
  return latePartOf(lazyModule(source), (part) => part, options);
}

/** A component of a module that others use, too. */
export function latePartOf<Module, Props extends object>(
  module: LazyModule<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { place, fallback }: { place?: LatePlace; fallback?: ReactNode } = {},
) {
  let arrival: Promise<Module> | undefined;
  /** Resolves with the module once it is there. It stays pending through failures. */
  function wanted() {
    arrival ??= new Promise((resolve) => {
      module.subscribe(() => {
        const loaded = module.loaded();
        if (loaded) resolve(loaded);
      });
    });
    if (!module.problem) void demand(module);
    return arrival;
  }
  function Loaded(props: Props) {
    const Part = pick(module.loaded() ?? use(wanted()));
    return <Part {...props} />;
  }
  // React throws away what the server wrote of a part that is drawn anew before its code is there.
  return memo(function LatePart(props: Props & { onClose?: () => void }) {
    useEffect(() => {
      // It failed when it was shown before.
      if (module.problem) void demand(module);
    }, []);
    return (
      <>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
        <LateError module={module} place={place} onClose={props.onClose} />
      </>
    );
  });
}
