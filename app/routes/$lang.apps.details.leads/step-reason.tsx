import type { LeadStep } from "#contract/leads/admin-leads.ts";
import { Field } from "~/components/form/field";
import { SelectField } from "~/components/form/select-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { requiresReason, reasonsOf } from "./steps";

interface StepReasonProps {
  step: LeadStep;
  field: ReturnType<typeof useFormCheck>["field"];
}

/** The inputs of an action: a reason that the member sees and an optional note, or only a note for admins. */
export function StepReason({ step, field }: StepReasonProps) {
  const t = useTranslation("leads");
  const names = useTranslation("cash-back");
  const { defaultValue, ...note } = field("note");
  if (step === "dismiss")
    return (
      <Field name={note.name} errors={note.errors} label={t("reviewNote")} hint={t("reviewNoteHint")}>
        {(control) => <Textarea {...control} defaultValue={defaultValue} maxLength={500} rows={3} required />}
      </Field>
    );
  if (!requiresReason(step)) return null;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        {...field("reason")}
        label={t("reason")}
        placeholder={t("reasonChoose")}
        required
        options={reasonsOf[step].map((value) => ({ value, label: names(`reason_${value}`) }))}
      />
      <Field name={note.name} errors={note.errors} label={t("noteOptional")} hint={t("noteHint")}>
        {(control) => <Textarea {...control} defaultValue={defaultValue} maxLength={500} rows={3} />}
      </Field>
    </div>
  );
}
