import { Form, useLocation } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { ResendButton } from "~/features/auth/resend-button";
import { useTranslation } from "~/i18n/use-translation";

/** A button that confirms the address with the link's token. */
export function ConfirmForm() {
  const t = useTranslation("verify-email");
  return (
    <Form method="post" className="grid">
      <SubmitButton>{t("confirm")}</SubmitButton>
    </Form>
  );
}

interface CodeFormProps {
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
}

/** The form for the code in the mail. Its URL leaves out the token of a link that was invalid. */
export function CodeForm({ result, constraints }: CodeFormProps) {
  const t = useTranslation("verify-email");
  const form = useFormCheck(result, { constraints });
  return (
    <Form method="post" action={useLocation().pathname} className="grid gap-2" {...form.props}>
      <FormErrors state={form.state} />
      <TextField
        {...form.field("code")}
        label={t("code")}
        hint={t("codeHint")}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        className="figures"
      />
      <IntentButton intent="code" label={t("confirm")} />
    </Form>
  );
}

/** A button that requests another mail. */
export function ResendForm({ isSent }: { isSent: boolean }) {
  const t = useTranslation("verify-email");
  const { pathname, key } = useLocation();
  return (
    <Form
      method="post"
      action={pathname}
      className="mt-6 grid gap-3 border-t border-line pt-5 text-sm text-muted"
    >
      <p>{t("nothingThere")}</p>
      <ResendButton
        label={t("resend")}
        waitLabel={(seconds) => t("resendIn", { seconds })}
        sentBy={isSent ? key : undefined}
      />
    </Form>
  );
}
