import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";

/** Milliseconds after which a navigation is considered slow, so that the bar doesn't flash after quick ones. */
const slowAfter = 150;

/**
 * A thin bar at the top while a page takes long to load. It is announced to assistive technology. The bar is
 * always in the document and shown without React: inserting it, or rendering it after the delay, would slow
 * down the rendering of the next page.
 */
export function NavigationProgress() {
  const t = useTranslation("ui");
  const isBusy = useNavigation().state !== "idle";
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!isBusy || !element) return;
    const timer = setTimeout(() => {
      element.hidden = false;
    }, slowAfter);
    return () => {
      clearTimeout(timer);
      element.hidden = true;
    };
  }, [isBusy]);
  return (
    <div role="status" className="no-print">
      <div
        ref={bar}
        role="progressbar"
        aria-label={t("navigating")}
        hidden
        className="appear fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
      >
        <div className="progress-slide absolute inset-y-0 start-0 w-2/5 rounded-full bg-accent" />
      </div>
    </div>
  );
}
