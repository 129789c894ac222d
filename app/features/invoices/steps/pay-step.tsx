import type { Invoice } from "#contract/invoices/invoices.ts";
import { paymentMethods } from "#contract/invoices/invoice-limits.ts";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { Money } from "~/components/ui/money";
import { formatAmountInput } from "~/i18n/typed-text";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { StepDialog, type StepProps } from "./step-dialog";

/** Records a payment, which can't exceed the open amount. */
export function PayStep({ invoice, today, ...step }: StepProps & { invoice: Invoice; today: string }) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { balance, currency } = invoice;
  const labels = { amount: t("amount"), paidOn: t("paidOn"), method: t("method"), note: t("internalNote") };
  return (
    <StepDialog
      {...step}
      title={t("payTitle")}
      labels={labels}
      actions={<IntentButton intent="pay" label={t("payConfirm")} />}
    >
      {(field) => (
        <>
          <p className="mb-4 flex justify-between gap-4">
            <span className="text-muted">{t("balance")}</span>
            <Money amount={balance} currency={currency} className="font-semibold" />
          </p>
          <TextField
            {...field("amount")}
            label={labels.amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={32}
            required
            dir="ltr"
            defaultValue={field("amount").defaultValue ?? formatAmountInput(balance, currency, language)}
          />
          <TextField
            {...field("paidOn")}
            type="date"
            label={labels.paidOn}
            max={today}
            required
            defaultValue={field("paidOn").defaultValue ?? today}
          />
          <SelectField
            {...field("method")}
            label={labels.method}
            options={paymentMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
          />
          <TextField {...field("note")} label={labels.note} hint={t("internalNoteHint")} maxLength={200} />
        </>
      )}
    </StepDialog>
  );
}
