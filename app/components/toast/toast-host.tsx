import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { ToastCard } from "./toast-card";
import { currentToasts, dismissToast, noToasts, subscribeToasts, type Toast } from "./toast-store";

/**
 * Shows toasts added by scripts and the one the server sent with the page. It is always rendered, so that
 * assistive technology announces new toasts.
 */
export function ToastHost({ flash }: { flash: Toast | null }) {
  const t = useTranslation("ui");
  const scriptToasts = useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
  // Revalidated data contains no toast, so the current toast remains until its time is over.
  const [current, setCurrent] = useState(flash);
  const [dismissed, setDismissed] = useState<string>();
  if (flash && flash.id !== current?.id) setCurrent(flash);
  const visibleToasts = current && current.id !== dismissed ? [current, ...scriptToasts] : scriptToasts;

  function dismiss(id: string) {
    if (id === current?.id) setDismissed(id);
    else dismissToast(id);
  }

  return (
    <section aria-label={t("messages")} aria-live="polite" className="no-print">
      <ol className="pointer-events-none fixed end-4 top-20 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3">
        {visibleToasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  );
}
