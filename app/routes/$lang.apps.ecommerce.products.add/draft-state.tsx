import type { RefObject } from "react";
import { useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { useDraft } from "./use-draft";

interface DraftStateProps {
  form: RefObject<HTMLFormElement | null>;
  /** The draft's as the page came; 0 without one. */
  revision: number;
}

/** Keeps the form as a draft, and says when it was kept last, or that another tab has it. */
export function DraftState({ form, revision }: DraftStateProps) {
  const t = useTranslation("product-draft");
  const { savedAt, problem } = useDraft(form, revision);
  const { pathname, search } = useLocation();
  if (problem === "elsewhere")
    return (
      <Alert
        tone="warning"
        title={t("elsewhere")}
        actions={
          <a href={pathname + search} className="font-medium text-primary underline">
            {t("reload")}
          </a>
        }
      >
        {t("elsewhereText")}
      </Alert>
    );
  return (
    <p role="status" className="text-sm text-muted">
      {problem === "unsaved" && t("unsaved")}
      {problem === null && savedAt && (
        <>
          {t("savedAt")} <DateTime value={savedAt} style="minute" />
        </>
      )}
    </p>
  );
}
