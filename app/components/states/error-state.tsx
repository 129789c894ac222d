import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "./empty-state";
import type { Illustration } from "./state-illustration";
import { RetryLink } from "./retry-link";

interface ErrorStateProps {
  title?: ReactNode;
  /** The server's message, if there is one. */
  message?: ReactNode;
  requestId?: string;
  illustration?: Illustration;
  level?: "h1" | "h2" | "h3";
  /** Replaces the Retry button if retrying can't help. */
  children?: ReactNode;
}

/**
 * Shown in place of a region that couldn't be loaded: the reason, a Retry button, and the request's id for
 * support.
 */
export function ErrorState({
  title,
  message,
  requestId,
  illustration = "broken",
  level,
  children,
}: ErrorStateProps) {
  const t = useTranslation("ui");
  return (
    <div role="alert">
      <EmptyState
        illustration={illustration}
        title={title ?? t("errorTitle")}
        text={message ?? t("errorText")}
        level={level}
      >
        {children ?? <RetryLink />}
      </EmptyState>
      {requestId && (
        <p className="-mt-6 pb-6 text-center text-xs text-muted">
          <bdi>{t("requestId", { id: requestId })}</bdi>
        </p>
      )}
    </div>
  );
}
