import { Form } from "react-router";
import type { UserDetails } from "#contract/accounts/admin-users.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { RecordButton } from "~/features/administration/record-link";
import { amountProblem } from "~/features/withdrawals/amount-text";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { Confirmation } from "./confirmations";

interface AdjustFormProps {
  user: UserDetails;
  confirmation: Confirmation;
  result: SubmissionResult | undefined;
}

/** The form that adjusts a balance. It says in advance if a second admin must approve the adjustment. */
export function AdjustForm({ user, confirmation, result }: AdjustFormProps) {
  const t = useTranslation("users");
  const amounts = useTranslation("withdrawals");
  const language = useLanguage();
  const { currency, available, oneAdminAdjustsUpTo } = user;
  const form = useFormCheck(result, {
    check: (name, value) =>
      name === "amount" ? amountProblem(value, currency, language, amounts) : undefined,
  });
  const { defaultValue, ...reason } = form.field("reason");
  const labels = { direction: t("direction"), amount: t("amount"), reason: t("reason") };
  const limit = moneyInText(oneAdminAdjustsUpTo, currency, language);
  return (
    <Form method="post" className="grid max-w-2xl gap-4" preventScrollReset {...form.props}>
      <FormErrors state={form.state} labels={labels} />
      <FormKey state={form.state} fresh={confirmation.formKey} />
      <input type="hidden" name="user" value={user.id} />
      <input type="hidden" name="currency" value={currency} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field("direction")}
          label={labels.direction}
          required
          options={(["give", "take"] as const).map((value) => ({ value, label: t(`direction_${value}`) }))}
        />
        <TextField
          {...form.field("amount")}
          label={`${labels.amount} (${currency})`}
          hint={t("amountHint", { available: moneyInText(available, currency, language), limit })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          required
        />
      </div>
      <Field name={reason.name} errors={reason.errors} label={labels.reason} hint={t("reasonForMember")}>
        {(control) => <Textarea {...control} defaultValue={defaultValue} required maxLength={500} rows={3} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="step" value="adjust">
          {t("step_adjust")}
        </SubmitButton>
        <RecordButton open={{ view: user.id }} label={t("back")} variant="ghost" />
      </div>
    </Form>
  );
}
