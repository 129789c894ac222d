import { Form } from "react-router";
import { readableEmail } from "#shared/readable-email.ts";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { PasskeyInstead } from "~/components/passkey/passkey-instead";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface EmailCardProps {
  /** The current email address. */
  email: string;
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
  /** Whether a passkey can be used instead of the password. */
  hasPasskey: boolean;
}

/** The form that changes the email address. */
export function EmailCard({ email, result, constraints, hasPasskey }: EmailCardProps) {
  const t = useTranslation("account");
  const form = useFormCheck(result, { constraints });
  return (
    <Card
      title={t("emailTitle")}
      // Isolated, because email addresses are left-to-right even in right-to-left text.
      subtitle={t("emailSubtitle", { email: `\u2068${readableEmail(email)}\u2069` })}
      className="mt-6"
    >
      <Form method="post" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={{ email: t("emailNew"), password: t("password") }} />
        <EmailField {...form.field("email")} label={t("emailNew")} autoComplete="email" />
        <PasswordField {...form.field("password")} label={t("password")} autoComplete="current-password" />
        {hasPasskey && <PasskeyInstead password="password" />}
        <IntentButton intent="email" label={t("emailChange")} className="mt-3" />
      </Form>
    </Card>
  );
}
