import { Form } from "react-router";
import type { PayoutItem } from "#contract/payout-runs/payout-runs.ts";
import { paymentFailures } from "#contract/payout-runs/run-states.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Money } from "~/components/ui/money";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";
import type { ItemStep } from "./item-steps";

interface ItemFormProps {
  step: ItemStep;
  item: PayoutItem;
  formKey: string;
  result: SubmissionResult | undefined;
}

/**
 * Confirms an action on one payment: removing it from the run, or recording that the bank refused or returned
 * it.
 */
export function ItemForm({ step, item, formKey, result }: ItemFormProps) {
  const t = useTranslation("payout-runs");
  const failures = useTranslation("payment-failures");
  const form = useFormCheck(result);
  return (
    <DetailSheet
      isWide
      title={t(`ask_${step}`, { reference: item.reference })}
      subtitle={t(`effect_${step}`)}
    >
      <Form method="post" className="grid gap-5" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        <input type="hidden" name="withdrawalId" value={item.id} />
        <p>
          <bdi>{item.member.name}</bdi> · <Money amount={item.net} currency={item.currency} />
        </p>
        {step !== "remove-item" && (
          <SelectField
            {...form.field("failure")}
            label={t("failure")}
            placeholder={t("failureChoose")}
            required
            options={paymentFailures.map((value) => ({ value, label: failures(value) }))}
          />
        )}
        <div className="sheet-footer">
          <SubmitButton name="intent" value={step} variant="danger">
            {t(`do_${step}`)}
          </SubmitButton>
          <RecordButton label={t("goBack")} variant="ghost" />
        </div>
      </Form>
    </DetailSheet>
  );
}
