import { Form } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { PasswordField } from "~/components/form/password-field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface RenewCardProps {
  left: number;
  refused: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
}

/** How many recovery codes are left, and new ones with the password. */
export function RenewCard({ left, refused, constraints }: RenewCardProps) {
  const t = useTranslation("second-factor");
  const form = useFormCheck(refused, { constraints });
  return (
    <Card title={t("codesLeft", { count: left })} subtitle={t("renewSubtitle")} className="max-w-2xl">
      <Form method="post" {...form.props}>
        <FormErrors state={form.state} />
        <PasswordField
          {...form.field("password")}
          label={t("password")}
          autoComplete="current-password"
          className="max-w-md"
        />
        <SubmitButton name="intent" value="renew" variant="outline">
          {t("renew")}
        </SubmitButton>
      </Form>
    </Card>
  );
}
