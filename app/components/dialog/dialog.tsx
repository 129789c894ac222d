import { type ReactNode, type RefObject, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "../ui/link-button";
import { LazyDialogFrame } from "./lazy-dialog-frame";
import { focusedElement } from "./focused-element";

interface DialogProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Controls next to the title. */
  links?: ReactNode;
  size?: "sm" | "md" | "lg" | "sheet" | "drawer" | "case";
  role?: "alertdialog";
  /** The URL without the dialog. */
  closeTo: string;
  /** Gets the focus when the dialog closes, if no element on the page had it before the dialog opened. */
  opener?: RefObject<HTMLElement | null>;
  /** Focuses the title first, so that the content is read before a button is pressed. */
  isTitleFirst?: boolean;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A titled dialog whose state is in the URL: the route renders it when its parameter is present, and
 * closing navigates to `closeTo`. So a link opens it, Back closes it, and without scripts it is a section of
 * the page.
 */
export function Dialog(props: DialogProps) {
  const { title, subtitle, links, size, role, closeTo, opener, isTitleFirst, actions, children } = props;
  const t = useTranslation("ui");
  const titleId = useId();
  const navigate = useNavigate();
  // Read now, because the navigation may move the focus.
  const [focusedBefore] = useState(focusedElement);
  return (
    <LazyDialogFrame
      size={size}
      role={role}
      aria-labelledby={titleId}
      focusedBefore={focusedBefore}
      opener={opener}
      onClose={() => void navigate(closeTo, { replace: true, preventScrollReset: true })}
    >
      <div className="dialog-body">
        <header className="flex items-start justify-between gap-3 ps-5 pe-3 pt-4">
          <div className="min-w-0 pt-1">
            <h2
              id={titleId}
              className="text-lg font-semibold break-words outline-none"
              {...(isTitleFirst && { tabIndex: -1, "data-first-focus": "" })}
            >
              {title}
            </h2>
            {subtitle && <div className="mt-0.5 text-sm text-muted">{subtitle}</div>}
          </div>
          <div className="flex flex-none items-center gap-1">
            {links}
            <LinkButton
              to={closeTo}
              replace
              preventScrollReset
              variant="ghost"
              size="icon"
              aria-label={t("close")}
              title={t("close")}
            >
              <svg viewBox="0 0 24 24" aria-hidden className="size-5" stroke="currentColor" strokeWidth={2}>
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </LinkButton>
          </div>
        </header>
        <div className="@container grow overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
        {actions && (
          <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 empty:hidden">
            {actions}
          </footer>
        )}
      </div>
    </LazyDialogFrame>
  );
}
