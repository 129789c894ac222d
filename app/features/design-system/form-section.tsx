import { Form } from "react-router";
import { CheckboxField } from "~/components/form/checkbox-field";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { Specimen } from "./specimen";

interface FormSectionProps {
  constraints: Record<string, Constraint>;
  result: SubmissionResult | undefined;
}

/** Shows a form that works, next to a form in each state. */
export function FormSection({ constraints, result }: FormSectionProps) {
  const t = useTranslation("design-system");
  const form = useFormCheck(result, { constraints });
  const labels = {
    "sample-name": t("name"),
    "sample-email": t("email"),
    "sample-agreed": t("agree"),
  };
  return (
    <Section name="form">
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name={t("formLive")}>
          <Form method="post" action="?#form" preventScrollReset className="grid gap-2" {...form.props}>
            <FormErrors state={form.state} labels={labels} />
            <TextField
              {...form.field("sample-name")}
              label={t("name")}
              hint={t("nameHint")}
              autoComplete="off"
            />
            <EmailField {...form.field("sample-email")} label={t("email")} autoComplete="off" />
            <CheckboxField {...form.field("sample-agreed")} defaultValue="on" label={t("agree")} />
            <IntentButton intent="form" label={t("send")} />
          </Form>
        </Specimen>
        <div className="grid content-start gap-2">
          <Specimen name={t("failed")}>
            <TextField
              name="sample-failed"
              label={t("email")}
              dir="ltr"
              defaultValue="lina@"
              errors={[t("emailWrong")]}
            />
          </Specimen>
          <Specimen name={t("disabled")}>
            <TextField name="sample-disabled" label={t("name")} defaultValue="Lina Haddad" disabled />
          </Specimen>
          <Specimen name={t("filled")}>
            <SelectField
              name="sample-select"
              label={t("target")}
              defaultValue="wallet"
              options={[
                { value: "bank", label: t("bank") },
                { value: "wallet", label: t("wallet") },
              ]}
            />
            <PasswordField name="sample-password" label={t("password")} autoComplete="new-password" />
          </Specimen>
          <Specimen name={t("busy")}>
            <SubmitButton pending>{t("send")}</SubmitButton>
          </Specimen>
        </div>
      </div>
    </Section>
  );
}
