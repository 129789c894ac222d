import { useTranslation } from "~/i18n/use-translation";
import { ToneIcon } from "../ui/tone-icon";
import type { Toast } from "./toast-store";

const edges: Record<Toast["tone"], string> = {
  neutral: "text-muted",
  primary: "text-primary",
  success: "text-success",
  info: "text-info",
  warning: "text-warning",
  danger: "text-danger",
};

/**
 * Shows a toast. It disappears when its time is over or its button is pressed; without scripts, it fades out
 * after a while.
 */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const t = useTranslation("ui");
  return (
    <li
      className="toast pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-md border border-line bg-raised p-4 pb-5 shadow-raised"
      ref={(item) => item?.style.setProperty("--toast-life", `${toast.seconds ?? 6}s`)}
    >
      <span className={edges[toast.tone]}>{toast.icon ?? <ToneIcon tone={toast.tone} />}</span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && (
          <div className={`mt-0.5 text-muted ${toast.isExpanded ? "" : "line-clamp-2"}`}>
            {toast.description}
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={t("close")}
        onClick={() => onDismiss(toast.id)}
        className="needs-script -m-2 flex size-8 items-center justify-center rounded-full hover:bg-sunken"
      >
        <svg viewBox="0 0 24 24" aria-hidden className="size-4" stroke="currentColor" strokeWidth={2.2}>
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <span
        aria-hidden
        onAnimationEnd={() => onDismiss(toast.id)}
        className={`toast-countdown absolute inset-x-0 bottom-0 h-1 bg-current ${edges[toast.tone]} ${toast.progress ? "" : "opacity-0"}`}
      />
    </li>
  );
}
