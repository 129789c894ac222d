import { type ChangeEvent, useState } from "react";
import { CheckboxField } from "~/components/form/checkbox-field";
import { Field } from "~/components/form/field";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { listedCodes, reasons } from "~/features/withdrawals/decision-reasons";
import type { Action } from "./decisions";
import { type MemberNotice, ReasonPreview } from "./reason-preview";

interface DecisionInputsProps {
  action: Action;
  /** The ids of the withdrawals that have warnings. */
  warned: string[];
  field: ReturnType<typeof useFormCheck>["field"];
  /** The notification that the member will get, if it is known. */
  notice: MemberNotice | null;
}

/** A required checkbox that confirms the decision in spite of the warnings about withdrawals. */
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

/** Returns whether a decision has inputs. */
export function hasInputs(action: Action): action is Exclude<Action, "approve" | "resume"> {
  return action !== "approve" && action !== "resume";
}

/**
 * The inputs of a decision: a reason or the payment's reference. Members can read the reason unless the
 * decision puts the withdrawal on hold.
 */
export function DecisionInputs({ action, warned, field, notice }: DecisionInputsProps) {
  const t = useTranslation("administration");
  if (!hasInputs(action)) return null;
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
  return <ReasonInputs action={action} field={field} notice={notice} />;
}

interface ReasonInputsProps extends Pick<DecisionInputsProps, "field" | "notice"> {
  action: keyof typeof reasons;
}

/** A reason from the list, a text, and a preview of what the member will read. */
function ReasonInputs({ action, field, notice }: ReasonInputsProps) {
  const t = useTranslation("administration");
  const isInternal = action === "hold";
  const { defaultValue, ...text } = field("text");
  const reason = field("reason");
  const [typed, setTyped] = useState({ reason: reason.defaultValue, text: defaultValue });
  function readInput({ target }: ChangeEvent<HTMLElement>) {
    if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
      setTyped((before) => ({ ...before, [target.name]: target.value }));
  }
  const reasonCode = isInternal ? undefined : listedCodes[action].find((code) => code === typed.reason);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2" onChange={readInput}>
        <SelectField
          {...reason}
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
      {!isInternal && (
        <ReasonPreview
          choice={reasonCode && (notice?.reasons[reasonCode] ?? t(`reason_${reasonCode}`))}
          words={typed.text}
          notice={notice}
        />
      )}
    </>
  );
}
