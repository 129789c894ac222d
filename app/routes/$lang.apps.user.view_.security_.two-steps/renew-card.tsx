import { Form } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface RenewCardProps {
  remaining: number;
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
}

/** Shows the number of recovery codes left, with the form that replaces them. */
export function RenewCard({ remaining, result, constraints }: RenewCardProps) {
  const t = useTranslation("second-factor");
  const form = useFormCheck(result, { constraints });
  return (
    <Card title={t("codesLeft", { count: remaining })} subtitle={t("renewSubtitle")}>
      <Form method="post" {...form.props}>
        <FormErrors state={form.state} />
        <PasswordField
          {...form.field("password")}
          label={t("password")}
          autoComplete="current-password"
          className="max-w-md"
        />
        <IntentButton intent="renew" label={t("renew")} variant="outline" />
      </Form>
    </Card>
  );
}
