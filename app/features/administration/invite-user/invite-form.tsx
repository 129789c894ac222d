import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { DetailSheet } from "../detail-sheet";
import { RecordButton } from "../record-link";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

export function InviteForm({ formKey, result }: { formKey: string; result: SubmissionResult | undefined }) {
  const t = useTranslation("users");
  const form = useFormCheck(result);
  const language = useLanguage();
  const labels = { name: t("name"), email: t("mail"), language: t("language") };
  const typed = form.state.values;
  return (
    <DetailSheet isWide title={t("inviteTitle")} subtitle={t("inviteText")}>
      <Form method="post" className="grid max-w-xl gap-2" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={labels} />
        <FormKey state={form.state} fresh={formKey} />
        <TextField
          {...form.field("name")}
          label={labels.name}
          required
          minLength={2}
          maxLength={80}
          autoComplete="off"
        />
        <EmailField
          {...form.field("email")}
          label={labels.email}
          required
          maxLength={254}
          autoComplete="off"
        />
        <SelectField
          {...form.field("language")}
          defaultValue={typed.language ?? language}
          label={labels.language}
          options={(["en", "fr", "ar"] as const).map((value) => ({ value, label: t(`language_${value}`) }))}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="step" value="invite">
            {t("inviteDo")}
          </SubmitButton>
          <RecordButton label={t("back")} variant="ghost" />
        </div>
      </Form>
    </DetailSheet>
  );
}
