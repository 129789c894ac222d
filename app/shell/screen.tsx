import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import { classNames } from "~/components/ui/class-names";
import { RetryLink } from "~/components/states/retry-link";
import { useTranslation } from "~/i18n/use-translation";
import { HeadingEnd } from "./page-marks";
import { useViewer } from "./use-viewer";

interface ScreenProps {
  title: string;
  /** The part of it that is shown, before it in the document's title: a step. */
  part?: string;
  subtitle?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  /** What people come for, painted with the heading; the rest takes a second frame. Short, as all of it waits. */
  lead?: ReactNode;
  /** No wider than two cards beside each other, its heading too. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** The inside of a screen of the shell: document title, heading, and its regions with room between them. */
export function Screen({ title, part, subtitle, actions, lead, isNarrow = false, children }: ScreenProps) {
  return (
    <div className={classNames("space-y-6", isNarrow && "max-w-5xl")}>
      <title>{`${part ? `${part} · ` : ""}${title} · Cashlane`}</title>
      <AuthNotice />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
        </div>
        {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
      </header>
      {lead}
      <HeadingEnd />
      {children}
    </div>
  );
}

/** While it is unknown whether the visitor is signed in, the page says why and offers to try again. */
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
