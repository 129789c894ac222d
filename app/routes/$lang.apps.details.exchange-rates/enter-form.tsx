import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { codeInput } from "~/features/networks/code-input";
import { useTranslation } from "~/i18n/use-translation";

interface EnterFormProps {
  base: string;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form that sets or replaces the exchange rate of a day. */
export function EnterForm({ base, formKey, result }: EnterFormProps) {
  const t = useTranslation("exchange-rates");
  const form = useFormCheck(result);
  const labels = { currency: t("currency"), day: t("day"), rate: t("rateIn", { base }) };
  return (
    <DetailSheet isWide title={t("enterTitle")} subtitle={t("enterText")}>
      <Form method="post" className="grid max-w-2xl gap-2" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={labels} />
        <FormKey state={form.state} fresh={formKey} />
        <div className="grid gap-x-4 md:grid-cols-3">
          <TextField
            {...form.field("currency")}
            {...codeInput}
            label={labels.currency}
            hint={t("currencyHint")}
            maxLength={3}
            required
          />
          <TextField {...form.field("day")} type="date" label={labels.day} required />
          <TextField
            {...form.field("rate")}
            label={labels.rate}
            hint={t("rateHint", { base })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={32}
            dir="ltr"
            required
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <IntentButton intent="enter" label={t("save")} />
          <RecordButton variant="ghost" label={t("cancel")} />
        </div>
      </Form>
    </DetailSheet>
  );
}
