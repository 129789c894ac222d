import type { Invoice } from "#contract/invoices/invoices.ts";
import { EmailField } from "~/components/form/email-field";
import { Field } from "~/components/form/field";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { Alert } from "~/components/ui/alert";
import { Textarea } from "~/components/ui/textarea";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { StepDialog, type StepProps } from "./step-dialog";

/** Composes the mail that sends an invoice. A draft can also be marked as sent in another way. */
export function SendStep({ invoice, ...step }: StepProps & { invoice: Invoice }) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { billing, issuer, number, state, version, total, currency } = invoice;
  const isDraft = state === "draft";
  const amount = moneyInText(total, currency, language);
  const labels = { to: t("mailTo"), subject: t("mailSubject"), message: t("mailMessage") };
  return (
    <StepDialog
      {...step}
      size="drawer"
      title={t("sendTitle")}
      labels={labels}
      actions={
        <>
          {isDraft && <IntentButton intent="mark-sent" label={t("markSent")} variant="outline" />}
          <IntentButton intent="send" label={t("sendMail")} />
        </>
      }
    >
      {(field) => {
        const message = field("message");
        return (
          <>
            {/* Enter presses the first button of a form, which must be this one. */}
            <button type="submit" name="intent" value="send" hidden tabIndex={-1} aria-hidden />
            <input type="hidden" name="version" value={version} />
            {isDraft && <p className="mb-4 text-muted">{t("sendText")}</p>}
            {isDraft && issuer.name === "" && <Alert tone="warning" title={t("issuerMissing")} />}
            <EmailField
              {...field("to")}
              label={labels.to}
              defaultValue={field("to").defaultValue ?? billing.email}
            />
            <TextField
              {...field("subject")}
              label={labels.subject}
              hint={t("mailSubjectHint")}
              defaultValue={
                field("subject").defaultValue ?? t("mailSubjectText", { number: number ?? "{number}" })
              }
              maxLength={150}
            />
            <Field name={message.name} errors={message.errors} label={labels.message}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={8}
                  maxLength={4000}
                  defaultValue={
                    message.defaultValue ?? t("mailMessageText", { number: number ?? "{number}", amount })
                  }
                />
              )}
            </Field>
            <p className="text-sm text-muted">{t("mailFile")}</p>
          </>
        );
      }}
    </StepDialog>
  );
}
