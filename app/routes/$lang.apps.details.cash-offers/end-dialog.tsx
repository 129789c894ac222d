import { useLocation } from "react-router";
import type { OfferDetails } from "#contract/offers/admin-offers.ts";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { bindField, formState } from "~/components/form/form-state";
import { TextField } from "~/components/form/text-field";
import { useTranslation } from "~/i18n/use-translation";
import { recordSearch } from "~/features/administration/record-search";
import { useSeenVersion } from "./use-seen-version";

interface EndDialogProps {
  offer: OfferDetails;
  formKey: string;
  result: SubmissionResult | undefined;
  latest: number | undefined;
}

/** The confirmation dialog for ending an offer, with a field for the time. */
export function EndDialog({
  offer: { id, state: offerState, version },
  formKey,
  result,
  latest,
}: EndDialogProps) {
  const t = useTranslation("offers");
  const { search } = useLocation();
  const seenVersion = useSeenVersion(version, latest);
  const state = formState(result);
  return (
    <ConfirmDialog
      title={t("endTitle")}
      closeTo={recordSearch(search, { view: id })}
      action={search}
      fields={{ offer: id, version: String(seenVersion), key: state.values.key ?? formKey }}
      intent="end"
      confirm={t("endConfirm")}
      keep={t("endKeep")}
    >
      <FormErrors state={state} />
      <p className="mb-4">{t(offerState === "scheduled" ? "endTextScheduled" : "endText")}</p>
      <TextField
        {...bindField(state, "at")}
        type="datetime-local"
        label={t("endAt")}
        hint={t("endAtHint")}
        dir="ltr"
      />
    </ConfirmDialog>
  );
}
