import { Undo2, X } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { type ListState, listQuery, type OneTimeState } from "./list-state";

/**
 * Says that notifications were deleted, with a button that restores them. Its data is in the URL, so the
 * notice stays until the next navigation, with and without scripts, and users have enough time
 * (docs/decisions/0034).
 */
export function UndoNotice({ undo, state }: Pick<OneTimeState, "undo"> & { state: ListState }) {
  const t = useTranslation("notifications");
  const ui = useTranslation("ui");
  const path = useLocalizedPath("/apps/notifications") + listQuery(state);
  return (
    // Always rendered, so that assistive technology announces its content when it appears.
    <div role="status" className={undo ? "no-print sticky top-20 z-30" : "sr-only"}>
      {undo && (
        <div className="flex items-center gap-3 rounded-md bg-success-soft py-2 shadow-raised ps-4 pe-2 text-on-success-soft">
          <p className="min-w-0 flex-1 font-medium">{t("deletedCount", { count: undo.count })}</p>
          <Form method="post" action={path} replace preventScrollReset>
            <input type="hidden" name="deletion" value={undo.deletion} />
            <SubmitButton variant="outline" size="sm" name="intent" value="restore">
              <Undo2 aria-hidden className="size-4" />
              {t("undo")}
            </SubmitButton>
          </Form>
          <Link
            to={path}
            replace
            preventScrollReset
            aria-label={ui("close")}
            title={ui("close")}
            className={buttonStyle("ghost", "icon", "text-on-success-soft")}
          >
            <X aria-hidden className="size-4" />
          </Link>
        </div>
      )}
    </div>
  );
}
