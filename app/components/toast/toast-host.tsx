import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { ToastCard } from "./toast-card";
import { currentToasts, dismissToast, noToasts, subscribeToasts, type Toast } from "./toast-store";

/**
 * Where toasts appear: the one the server flashed with this page, and those scripts show.
 * It is always in the page, so that assistive technology hears what is added to it.
 */
export function ToastHost({ flash }: { flash: Toast | null }) {
  const t = useTranslation("ui");
  const live = useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
  // The page's data are loaded anew when something live arrives, and then have no toast: it stays for its time.
  const [kept, setKept] = useState(flash);
  const [dismissed, setDismissed] = useState<string>();
  if (flash && flash.id !== kept?.id) setKept(flash);
  const shown = kept && kept.id !== dismissed ? [kept, ...live] : live;

  function dismiss(id: string) {
    if (id === kept?.id) setDismissed(id);
    else dismissToast(id);
  }

  return (
    <section aria-label={t("messages")} aria-live="polite" className="no-print">
      <ol className="pointer-events-none fixed end-4 top-20 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  );
}
