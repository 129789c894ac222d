import { Form } from "react-router";
import type { NetworkSettings } from "#contract/networks/networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import type { ChosenPreset } from "~/features/networks/load-preset.server";
import { PresetChoice } from "~/features/networks/preset-choice";
import { PresetNotes } from "~/features/networks/preset-notes";
import { SettingsFields } from "~/features/networks/settings-fields";
import { settingsLabels } from "~/features/networks/settings-labels";
import { useTranslation } from "~/i18n/use-translation";

// Initial values. A new network is paused, because it first needs a secret and a mapping.
const initialSettings: NetworkSettings = {
  name: "",
  status: "paused",
  trackingUrl: "",
  publisher: null,
  clickFormat: "uuid",
  clickLength: null,
  authentication: "hmac",
  signature: null,
  needsConfirmation: false,
  addresses: [],
  payableRule: "days",
  holdDays: 30,
  usualDaysFrom: null,
  usualDaysTo: null,
  clickDays: 30,
  tracksWithinHours: 48,
};

interface AddFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
  presets: { value: string; label: string }[];
  preset: ChosenPreset | null;
}

/** The form that adds a network. If a preset is selected, the form is filled with the preset's values. */
export function AddForm({ presets, preset, ...rest }: AddFormProps) {
  const t = useTranslation("networks");
  return (
    <DetailSheet isWide title={t("addTitle")} subtitle={t("addText")}>
      <PresetChoice presets={presets} chosen={preset?.key} />
      {preset && (
        <div className="mb-6 max-w-4xl">
          <PresetNotes preset={preset} />
        </div>
      )}
      <NewNetwork key={preset?.key} preset={preset} {...rest} />
    </DetailSheet>
  );
}

function NewNetwork({ formKey, result, preset }: Omit<AddFormProps, "presets">) {
  const t = useTranslation("networks");
  const form = useFormCheck(result);
  const { defaultValue, ...networkKey } = form.field("networkKey");
  return (
    <Form method="post" className="grid max-w-4xl gap-2" preventScrollReset {...form.props}>
      <FormErrors state={form.state} labels={settingsLabels(t)} />
      <FormKey state={form.state} fresh={formKey} />
      {preset && <input type="hidden" name="preset" value={preset.key} />}
      <TextField
        {...networkKey}
        defaultValue={defaultValue ?? preset?.key}
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
      <SettingsFields form={form} settings={preset ? settingsFromPreset(preset) : initialSettings} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t("addDo")}</SubmitButton>
        <RecordButton label={t("back")} variant="ghost" />
      </div>
    </Form>
  );
}

function settingsFromPreset({
  name,
  trackingUrl,
  clickFormat,
  clickLength,
  authentication,
}: ChosenPreset): NetworkSettings {
  return { ...initialSettings, name, trackingUrl, clickFormat, clickLength, authentication };
}
