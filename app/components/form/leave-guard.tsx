import { useEffect, useEffectEvent, useId } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { LazyDialogFrame } from "../dialog/lazy-dialog-frame";
import { Button } from "../ui/button";

/**
 * Asks for confirmation before the user leaves a page with unsaved input, as reported by `isDirty`. For
 * navigation inside the dashboard, it opens the dashboard's own dialog; otherwise the browser opens its own.
 * Requires scripts.
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => onUnload(event);
    addEventListener("beforeunload", listen);
    return () => removeEventListener("beforeunload", listen);
  }, []);
  if (blocker.state !== "blocked") return null;
  return <Question onStay={blocker.reset} onLeave={blocker.proceed} />;
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslation("leave");
  const titleId = useId();
  return (
    <LazyDialogFrame isPortal role="alertdialog" size="sm" aria-labelledby={titleId} onClose={onStay}>
      <div className="dialog-body">
        <div className="px-5 pt-5 pb-4">
          <h2 id={titleId} className="text-lg font-semibold">
            {t("title")}
          </h2>
          <p className="mt-2">{t("text")}</p>
        </div>
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
          <Button variant="outline" data-first-focus onClick={onStay}>
            {t("stay")}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t("leave")}
          </Button>
        </footer>
      </div>
    </LazyDialogFrame>
  );
}
