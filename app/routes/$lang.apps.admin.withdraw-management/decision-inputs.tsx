import { CheckboxField } from "~/components/form/checkbox-field";
import { Field } from "~/components/form/field";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { type Action, reasons } from "./decisions";

interface DecisionInputsProps {
  action: Action;
  /** The ids of withdrawals with warnings. */
  warned: string[];
  field: ReturnType<typeof useFormCheck>["field"];
}

/** Requires a confirmation for the withdrawals that have warnings now. */
function DespiteWarnings({ warned, field }: Pick<DecisionInputsProps, "warned" | "field">) {
  const t = useTranslation("administration");
  const { name, errors } = field("despiteWarnings");
  return (
    <>
      {warned.map((id) => (
        <input key={id} type="hidden" name="warned" value={id} />
      ))}
      <CheckboxField name={name} errors={errors} label={t("despiteWarnings")} required />
    </>
  );
}

/** The inputs of a decision: a reason, which members read except that of a hold, or the payment's reference. */
export function DecisionInputs({ action, warned, field }: DecisionInputsProps) {
  const t = useTranslation("administration");
  if (action === "approve" || action === "resume") return null;
  if (action === "mark-paid") {
    return (
      <>
        <TextField
          {...field("paymentReference")}
          label={t("paymentReference")}
          hint={t("paymentReferenceHint")}
          dir="ltr"
          autoComplete="off"
          required
          minLength={3}
          maxLength={64}
          className="max-w-md"
        />
        {warned.length > 0 && <DespiteWarnings warned={warned} field={field} />}
      </>
    );
  }
  const isInternal = action === "hold";
  const { defaultValue, ...text } = field("text");
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        {...field("reason")}
        label={t("reasonChoice")}
        placeholder={t("reasonChoose")}
        options={reasons[action].map((value) => ({ value, label: t(`reason_${value}`) }))}
      />
      <Field
        name={text.name}
        errors={text.errors}
        label={t(isInternal ? "holdText" : "reasonText")}
        hint={t(isInternal ? "holdTextHint" : "reasonTextHint")}
      >
        {(control) => <Textarea {...control} defaultValue={defaultValue} maxLength={500} rows={3} />}
      </Field>
    </div>
  );
}
