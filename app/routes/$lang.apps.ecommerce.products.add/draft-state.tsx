import type { RefObject } from "react";
import { useLocation } from "react-router";
import { LeaveGuard } from "~/components/form/leave-guard";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { useDraft } from "./use-draft";

interface DraftStateProps {
  form: RefObject<HTMLFormElement | null>;
  /** The draft's revision when the page was loaded; 0 without a draft. */
  revision: number;
}

/**
 * Saves the form as a draft and shows when it was last saved, or that another tab has saved a newer draft.
 * Leaving the page with unsaved changes requires a confirmation.
 */
export function DraftState({ form, revision }: DraftStateProps) {
  const { savedAt, problem, isDirty } = useDraft(form, revision);
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      {problem === "elsewhere" ? (
        <ChangedElsewhere />
      ) : (
        <SavedNote at={savedAt} isUnsaved={problem === "unsaved"} />
      )}
    </>
  );
}

function ChangedElsewhere() {
  const t = useTranslation("product-draft");
  const { pathname, search } = useLocation();
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
}

function SavedNote({ at, isUnsaved }: { at: string | null; isUnsaved: boolean }) {
  const t = useTranslation("product-draft");
  return (
    <p role="status" className="text-sm text-muted">
      {isUnsaved && t("unsaved")}
      {!isUnsaved && at && (
        <>
          {t("savedAt")} <DateTime value={at} style="minute" />
        </>
      )}
    </p>
  );
}
