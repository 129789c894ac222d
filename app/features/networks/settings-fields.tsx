import type { NetworkSettings } from "#contract/networks/networks.ts";
import { CheckboxField } from "~/components/form/checkbox-field";
import { Field } from "~/components/form/field";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { authentications, clickFormats, networkStatuses, payableRules } from "./choices";
import { codeInput } from "./code-input";
import { SignatureFields } from "./signature-fields";

interface SettingsFieldsProps {
  form: ReturnType<typeof useFormCheck>;
  /** The initial values. */
  settings: NetworkSettings;
}

/** The fields of a network's settings, for new and existing networks. */
export function SettingsFields({ form, settings }: SettingsFieldsProps) {
  const t = useTranslation("networks");
  // After a submission, an empty field stays empty, because the user emptied it.
  const isSubmitted = form.state.values.key !== undefined;
  const field = (name: Exclude<keyof NetworkSettings, "signature" | "addresses">) => {
    const { defaultValue, ...bound } = form.field(name);
    return { ...bound, defaultValue: defaultValue ?? (isSubmitted ? "" : String(settings[name] ?? "")) };
  };
  const numberField = (name: "holdDays" | "clickDays" | "tracksWithinHours", min: number, max: number) => (
    <TextField
      {...field(name)}
      min={min}
      max={max}
      required
      type="number"
      inputMode="numeric"
      label={t(name)}
      hint={t(`${name}Hint`)}
    />
  );
  return (
    <>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <TextField {...field("name")} label={t("name")} required maxLength={80} autoComplete="off" />
        <SelectField
          {...field("status")}
          label={t("status")}
          hint={t("statusHint")}
          options={networkStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        />
      </div>
      <TextField
        {...field("trackingUrl")}
        {...codeInput}
        inputMode="url"
        label={t("trackingUrl")}
        hint={t("trackingUrlHint")}
        required
        maxLength={2000}
      />
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        <TextField
          {...field("publisher")}
          {...codeInput}
          label={t("publisher")}
          hint={t("publisherHint")}
          maxLength={200}
        />
        <SelectField
          {...field("clickFormat")}
          label={t("clickFormat")}
          hint={t("clickFormatHint")}
          options={clickFormats.map((value) => ({ value, label: t(`clickFormat_${value}`) }))}
        />
        <TextField
          {...field("clickLength")}
          min={16}
          max={64}
          type="number"
          inputMode="numeric"
          label={t("clickLength")}
          hint={t("clickLengthHint")}
        />
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <SelectField
          {...field("payableRule")}
          label={t("payableRule")}
          hint={t("payableRuleHint")}
          options={payableRules.map((value) => ({ value, label: t(`payableRule_${value}`) }))}
        />
        {numberField("holdDays", 0, 365)}
        <TextField
          {...field("usualDaysFrom")}
          min={0}
          max={365}
          type="number"
          inputMode="numeric"
          label={t("usualDaysFrom")}
          hint={t("usualDaysFromHint")}
        />
        <TextField
          {...field("usualDaysTo")}
          min={0}
          max={365}
          type="number"
          inputMode="numeric"
          label={t("usualDaysTo")}
        />
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {numberField("clickDays", 1, 365)}
        {numberField("tracksWithinHours", 1, 2160)}
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <SelectField
          {...field("authentication")}
          label={t("authentication")}
          options={authentications.map((value) => ({ value, label: t(`authentication_${value}`) }))}
        />
        <Addresses form={form} addresses={isSubmitted ? [] : settings.addresses} />
      </div>
      <CheckboxField
        name="needsConfirmation"
        label={t("needsConfirmation")}
        defaultChecked={
          isSubmitted ? form.state.values.needsConfirmation === "on" : settings.needsConfirmation
        }
      />
      <SignatureFields form={form} signature={isSubmitted ? null : settings.signature} />
    </>
  );
}

function Addresses({ form, addresses }: { form: SettingsFieldsProps["form"]; addresses: string[] }) {
  const t = useTranslation("networks");
  const { name, errors, defaultValue } = form.field("addresses");
  return (
    <Field name={name} errors={errors} label={t("addresses")} hint={t("addressesHint")}>
      {(control) => (
        <Textarea
          {...control}
          defaultValue={defaultValue ?? addresses.join("\n")}
          rows={4}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-sm"
        />
      )}
    </Field>
  );
}
