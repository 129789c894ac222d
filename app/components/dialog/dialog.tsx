import { type ComponentProps, type ReactNode, Suspense, use, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "../ui/link-button";
import type { DialogFrame } from "./dialog-frame";
import { dialogModule } from "./dialog-module";
import { focusedElement } from "./focused-element";

interface DialogProps {
  title: ReactNode;
  size?: "sm" | "md" | "lg" | "drawer";
  role?: "alertdialog";
  /** Where closing leads: the address without the dialog. */
  closeTo: string;
  /** Buttons at its foot. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A titled dialog that lives in the address: the route renders it when its parameter is there, closing
 * goes to `closeTo`. So a link opens it, Back closes it, and without scripts it is a section of the page.
 */
export function Dialog({ title, size, role, closeTo, actions, children }: DialogProps) {
  const t = useTranslation("ui");
  const titleId = useId();
  const navigate = useNavigate();
  // Before anything else on the page takes the focus because the address has changed.
  const [focusedBefore] = useState(focusedElement);
  return (
    <Suspense>
      <LazyFrame
        size={size}
        role={role}
        aria-labelledby={titleId}
        focusedBefore={focusedBefore}
        onClose={() => void navigate(closeTo, { replace: true, preventScrollReset: true })}
      >
        <div className="dialog-body">
          <header className="flex items-start justify-between gap-3 ps-5 pe-3 pt-4">
            <h2 id={titleId} className="pt-1 text-lg font-semibold">
              {title}
            </h2>
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
          </header>
          <div className="overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {actions}
            </footer>
          )}
        </div>
      </LazyFrame>
    </Suspense>
  );
}

/** The server waits for the code, and so does the browser before it takes over a page with a dialog. */
function LazyFrame(props: ComponentProps<typeof DialogFrame>) {
  const { DialogFrame } = dialogModule.loaded() ?? use(dialogModule.load());
  return <DialogFrame {...props} />;
}
