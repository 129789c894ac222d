import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { loadOnDemand } from "./load-on-demand";
import type { LazyModule } from "./lazy-module";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";

export type LoadErrorPlace = "inline" | "panel" | "dialog";

interface LoadErrorProps {
  module: LazyModule<unknown>;
  /** Where to show the error: in the page, below the opener, or over the page. */
  place?: LoadErrorPlace;
  onClose?: (() => void) | undefined;
  /** An alternative, such as a link to a page with the same content. */
  children?: ReactNode;
}

const floatingStyle =
  "z-50 w-[min(22.5rem,calc(100vw-1rem))] rounded-lg border border-line bg-raised shadow-raised";
const places: Record<LoadErrorPlace, string> = {
  inline: "rounded-md bg-sunken",
  panel: `absolute end-0 top-full mt-2 ${floatingStyle}`,
  dialog: `pointer-events-auto fixed inset-x-0 top-20 mx-auto ${floatingStyle}`,
};

/**
 * Says that a part of the page couldn't be fetched, with a Retry button. Renders nothing without a problem.
 */
export function LoadError({ module, place = "inline", onClose, children }: LoadErrorProps) {
  const t = useTranslation("ui");
  const problem = useSyncExternalStore(
    module.subscribe,
    () => module.problem,
    () => undefined,
  );
  if (!problem) return null;
  const isOutdated = problem === "outdated";
  return (
    <div role="alert" className={classNames("p-4 text-sm", places[place])}>
      <p>{t(isOutdated ? "partOutdated" : "partFailed")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="soft"
          size="sm"
          data-first-focus
          onClick={() => (isOutdated ? location.reload() : void loadOnDemand(module))}
        >
          {t(isOutdated ? "reload" : "retry")}
        </Button>
        {onClose && (
          <Button variant="ghost" size="sm" onClick={onClose}>
            {t("close")}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
