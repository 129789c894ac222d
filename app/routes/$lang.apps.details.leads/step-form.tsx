import { Form } from "react-router";
import type { LeadStep, LeadDetails } from "#contract/leads/admin-leads.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";
import { StepReason } from "./step-reason";
import { requiresReason } from "./steps";

interface StepFormProps {
  lead: LeadDetails;
  step: LeadStep;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form of an action, with an explanation of its effect. */
export function StepForm({ lead, step, formKey, result }: StepFormProps) {
  const t = useTranslation("leads");
  const form = useFormCheck(result);
  return (
    <Form method="post" className="grid gap-4" preventScrollReset {...form.props}>
      <div>
        <h3 className="font-semibold">{t(`ask_${step}`)}</h3>
        <p className="text-sm text-muted">{t(`effect_${step}`)}</p>
      </div>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="lead" value={lead.id} />
      <StepReason step={step} field={form.field} />
      <div className="sheet-footer">
        <SubmitButton name="step" value={step} variant={requiresReason(step) ? "danger" : "solid"}>
          {t(`step_${step}`)}
        </SubmitButton>
        <RecordButton open={{ view: lead.id }} label={t("back")} variant="ghost" />
      </div>
    </Form>
  );
}
