import { Form, useLocation } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { withReturn } from "~/features/auth/with-return";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

interface LinkRequestFormProps {
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
}

/** The form that requests a link, or another link if the first one is invalid. */
export function LinkRequestForm({ result, constraints }: LinkRequestFormProps) {
  const t = useTranslation("auth");
  const { search } = useLocation();
  const form = useFormCheck(result, { constraints });
  return (
    <Form
      method="post"
      // Leaves out the token of a link that was invalid.
      action={useLocalizedPath(withReturn("/known-browser", search))}
      className="grid gap-2"
      {...form.props}
    >
      <FormErrors state={form.state} />
      <EmailField {...form.field("email")} label={t("email")} autoComplete="username" />
      <SubmitButton>{t("sendLink")}</SubmitButton>
    </Form>
  );
}
