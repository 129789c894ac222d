import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useTranslation } from "~/i18n/use-translation";
import { StepDialog, type StepProps } from "./step-dialog";

interface ReasonStepProps extends StepProps {
  step: "void" | "withdraw" | "discard";
  /** Other values to submit. */
  fields: Record<string, string>;
}

/** A dialog that requires a reason for an irreversible action. */
export function ReasonStep({ step, fields, ...rest }: ReasonStepProps) {
  const t = useTranslation("invoices");
  return (
    <StepDialog
      {...rest}
      title={t(`ask_${step}`)}
      labels={{ reason: t("reason") }}
      actions={<IntentButton intent={step} label={t(`confirm_${step}`)} variant="danger" />}
    >
      {(field) => (
        <>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className="mb-4 text-muted">{t(`text_${step}`)}</p>
          {step !== "discard" && (
            <TextField {...field("reason")} label={t("reason")} minLength={3} maxLength={500} required />
          )}
        </>
      )}
    </StepDialog>
  );
}
