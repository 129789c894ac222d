import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { codeInput } from "~/features/networks/code-input";
import { useTranslation } from "~/i18n/use-translation";
import {
  amountNotations,
  decimalMarks,
  lines,
  maxParameterLength,
  negativeAmounts,
  requiredParameters,
  optionalParameters,
  type ParameterName,
  statuses,
  timeNotations,
} from "./mapping-names";

const parametersWithHint = ["programme", "part", "original", "lockedAt", "paid", "paymentId"] as const;
function hasHint(name: ParameterName): name is (typeof parametersWithHint)[number] {
  return parametersWithHint.some((other) => other === name);
}

interface MappingFieldsProps {
  form: ReturnType<typeof useFormCheck>;
  /** The initial values. */
  inputs: Record<string, string>;
}

/** Fields for parameter names, status words, and the formats of amounts and times. */
export function MappingFields({ form, inputs }: MappingFieldsProps) {
  const t = useTranslation("networks");
  // After a submission, fields that the user has emptied stay empty instead of getting their initial values.
  const wasSubmitted = form.state.values.key !== undefined;
  const field = (name: string) => {
    const { defaultValue, ...bound } = form.field(name);
    return { ...bound, defaultValue: defaultValue ?? (wasSubmitted ? "" : inputs[name]) };
  };
  const parameter = (name: ParameterName, required: boolean) => (
    <TextField
      key={name}
      {...field(name)}
      {...codeInput}
      required={required}
      maxLength={maxParameterLength}
      label={t(`parameter_${name}`)}
      hint={hasHint(name) ? t(`parameterHint_${name}`) : undefined}
    />
  );
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t("parameters")}</legend>
        <p className="mb-3 text-sm text-muted">{t("parametersText")}</p>
        <div className="grid gap-x-4 xs:grid-cols-2">
          {requiredParameters.map((name) => parameter(name, true))}
          {optionalParameters.map((name) => parameter(name, false))}
        </div>
        <TextField
          {...field("wrapper")}
          {...codeInput}
          maxLength={maxParameterLength}
          label={t("wrapper")}
          hint={t("wrapperHint")}
        />
        <TextField
          {...field("items")}
          {...codeInput}
          maxLength={maxParameterLength}
          label={t("items")}
          hint={t("itemsHint")}
        />
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{t("words")}</legend>
        <p className="mb-3 text-sm text-muted">{t("wordsText")}</p>
        <div className="grid gap-x-4 xs:grid-cols-2">
          {statuses.map((status) => (
            <TextField
              key={status}
              {...field(`words_${status}`)}
              {...codeInput}
              maxLength={2000}
              label={t(`words_${status}`)}
            />
          ))}
        </div>
        <SelectField
          {...field("statusWhenMissing")}
          label={t("statusWhenMissing")}
          options={[
            { value: "", label: t("statusWhenMissing_none") },
            ...statuses.map((value) => ({ value, label: t(`status_${value}`) })),
          ]}
        />
      </fieldset>
      <div className="grid gap-x-4 xs:grid-cols-2">
        <SelectField
          {...field("amounts")}
          label={t("amounts")}
          options={amountNotations.map((value) => ({ value, label: t(`amounts_${value}`) }))}
        />
        <SelectField
          {...field("times")}
          label={t("times")}
          options={timeNotations.map((value) => ({ value, label: t(`times_${value}`) }))}
        />
        <SelectField
          {...field("decimalMark")}
          label={t("decimalMark")}
          options={[
            { value: "", label: t("decimalMark_none") },
            ...decimalMarks.map((value) => ({ value, label: t(`decimalMark_${value}`) })),
          ]}
        />
        <SelectField
          {...field("negativeAmounts")}
          label={t("negativeAmounts")}
          options={[
            { value: "", label: t("negativeAmounts_none") },
            ...negativeAmounts.map((value) => ({ value, label: t(`negativeAmounts_${value}`) })),
          ]}
        />
        <SelectField
          {...field("lines")}
          label={t("lines")}
          options={[
            { value: "", label: t("lines_none") },
            ...lines.map((value) => ({ value, label: t(`lines_${value}`) })),
          ]}
        />
        <TextField
          {...field("usualCurrency")}
          {...codeInput}
          maxLength={3}
          label={t("usualCurrency")}
          hint={t("usualCurrencyHint")}
        />
        <TextField
          {...field("timeZone")}
          {...codeInput}
          maxLength={64}
          label={t("timeZone")}
          hint={t("timeZoneHint")}
        />
      </div>
    </>
  );
}
