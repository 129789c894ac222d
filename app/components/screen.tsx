import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import { classNames } from "~/components/ui/class-names";
import { RetryLink } from "~/components/states/retry-link";
import { useTranslation } from "~/i18n/use-translation";
import { HeadingEnd } from "../page/document-markers";
import { useViewer } from "~/page/use-viewer";

interface ScreenProps {
  title: string;
  /** The current part of the screen, such as a step. It precedes the title in the document's title. */
  part?: string;
  subtitle?: ReactNode;
  /** Figures about the screen's content, in place of the subtitle. */
  stats?: ReactNode;
  /** Buttons and links next to the title. */
  actions?: ReactNode;
  /**
   * Content rendered in the first frame, together with the heading. Keep it short: everything in it delays that
   * frame.
   */
  summary?: ReactNode;
  /** Whether the heading is as small as the text, for a screen that its first card introduces. */
  isCompact?: boolean;
  /** Links to related screens, in the same line as the heading where there is room. */
  tabs?: ReactNode;
  /** Keeps the heading in one line on wide screens, for lists. */
  isDense?: boolean;
  /** Limits the width to two cards, including the heading. */
  isNarrow?: boolean;
  /** Centers heading and content at the width of a form. */
  isForm?: boolean;
  /** A link above the heading to the parent screen. */
  up?: ReactNode;
  /** Replaces title, subtitle and actions. Must contain the `h1`. */
  heading?: ReactNode;
  children: ReactNode;
}

/** The content of a screen in the shell: document title, heading, and regions with spacing between them. */
export function Screen({
  title,
  part,
  subtitle,
  stats,
  actions,
  summary,
  isCompact = false,
  tabs,
  isDense,
  isNarrow = false,
  isForm = false,
  up,
  heading,
  children,
}: ScreenProps) {
  return (
    <div
      className={classNames(
        isCompact ? "space-y-4" : isDense ? "space-y-6 lg:space-y-3" : "space-y-6",
        isNarrow && "max-w-5xl",
        isForm && "mx-auto max-w-180",
      )}
    >
      <title>{`${part ? `${part} · ` : ""}${title} · Cashlane`}</title>
      <AuthNotice />
      {up}
      {heading ?? (
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div
            className={classNames("min-w-0 flex-1 basis-56", isDense && "lg:flex lg:items-baseline lg:gap-4")}
          >
            <h1
              className={classNames(
                "font-bold tracking-tight",
                isCompact ? "text-xl" : "text-2xl",
                isDense && "shrink-0",
                !isCompact && !isDense && "sm:text-3xl",
              )}
            >
              {title}
            </h1>
            {subtitle && (
              <p className={classNames("mt-1 text-muted", isDense && "lg:truncate")}>{subtitle}</p>
            )}
            {stats && <div className="mt-1 min-w-0">{stats}</div>}
          </div>
          {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
          {tabs}
        </header>
      )}
      {summary}
      <HeadingEnd />
      {children}
    </div>
  );
}

/** Says that it is unknown whether the visitor is logged in, and offers to retry. */
function AuthNotice() {
  const t = useTranslation("shell");
  const viewer = useViewer();
  if (viewer.state !== "loading") return null;
  return (
    <Alert tone="warning" title={t("signedInUnknownTitle")} actions={<RetryLink />}>
      <p>{t("signedInUnknownText")}</p>
      <p>
        <bdi>{viewer.message}</bdi>
      </p>
    </Alert>
  );
}
