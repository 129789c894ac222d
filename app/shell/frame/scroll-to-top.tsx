import { ArrowUp } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "~/i18n/use-translation";

/** The scroll position from which the button is shown, in pixels. */
const minScrollTop = 400;

/**
 * Scrolls to the top of a long page and moves the focus there. Scrolls smoothly, unless the user prefers
 * reduced motion.
 */
export function ScrollToTop() {
  const t = useTranslation("shell");
  const isFar = useSyncExternalStore(onScroll, isScrolledDown, returnFalse);
  if (!isFar) return null;

  function rise() {
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: reducedMotion ? "instant" : "smooth" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      aria-label={t("toTop")}
      title={t("toTop")}
      onClick={rise}
      className="appear no-print fixed end-4 bottom-[calc(var(--bottom-bar)+1rem)] z-30 flex size-11 items-center justify-center rounded-full bg-primary text-on-primary shadow-raised hover:bg-primary-strong sm:end-6"
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
}

function onScroll(listener: () => void) {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}
function isScrolledDown() {
  return scrollY > minScrollTop;
}
function returnFalse() {
  return false;
}
