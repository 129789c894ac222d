import { Form } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";

interface TurnOffCardProps {
  since: string;
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
}

/** The form that turns two-step verification off. */
export function TurnOffCard({ since, result, constraints }: TurnOffCardProps) {
  const t = useTranslation("second-factor");
  const form = useFormCheck(result, { constraints });
  const subtitle = (
    <>
      {t("onSince")} <DateTime value={since} style="minute" />
    </>
  );
  return (
    <Card title={t("endTitle")} subtitle={subtitle}>
      <p className="mb-4 text-sm text-muted">{t("endText")}</p>
      <Form method="post" {...form.props}>
        <FormErrors state={form.state} labels={{ password: t("password"), code: t("anyCode") }} />
        <div className="grid gap-x-6 sm:grid-cols-2">
          <PasswordField {...form.field("password")} label={t("password")} autoComplete="current-password" />
          <TextField {...form.field("code")} label={t("anyCode")} autoComplete="one-time-code" dir="ltr" />
        </div>
        <IntentButton intent="end" label={t("end")} variant="outline" />
      </Form>
    </Card>
  );
}
