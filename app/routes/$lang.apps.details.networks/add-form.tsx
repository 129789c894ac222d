import { Form } from "react-router";
import type { NetworkSettings } from "#contract/networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { OpenedButton } from "~/features/administration/opened-link";
import { SettingsFields } from "~/features/networks/settings-fields";
import { settingsLabels } from "~/features/networks/settings-labels";
import { useTranslation } from "~/i18n/use-translation";

// Members are sent there only once it has a secret and a mapping.
const fresh: NetworkSettings = {
  name: "",
  status: "paused",
  trackingUrl: "",
  publisher: null,
  clickFormat: "uuid",
  clickLength: null,
  authentication: "hmac",
  addresses: [],
  holdDays: 30,
  clickDays: 30,
  tracksWithinHours: 48,
};

/** The form of a new network. */
export function AddForm({ formKey, refused }: { formKey: string; refused: SubmissionResult | undefined }) {
  const t = useTranslation("networks");
  const form = useFormCheck(refused);
  return (
    <DetailSheet title={t("addTitle")} subtitle={t("addText")}>
      <Form method="post" className="grid max-w-4xl gap-2" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={settingsLabels(t)} />
        <FormKey state={form.state} fresh={formKey} />
        <TextField
          {...form.field("networkKey")}
          label={t("networkKey")}
          hint={t("networkKeyHint")}
          title={t("networkKeyWrong")}
          pattern="[a-z0-9][a-z0-9\-]{0,31}"
          required
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="max-w-sm rtl:[&_input]:text-end"
        />
        <SettingsFields form={form} settings={fresh} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{t("addDo")}</SubmitButton>
          <OpenedButton label={t("back")} variant="ghost" />
        </div>
      </Form>
    </DetailSheet>
  );
}
