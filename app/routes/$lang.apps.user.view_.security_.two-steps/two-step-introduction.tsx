import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

/** Explains two-step verification, with a button that sets it up. */
export function TwoStepIntroduction({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslation("second-factor");
  const form = useFormCheck(result);
  return (
    <Card title={t("beginTitle")} subtitle={t("beginSubtitle")}>
      <ol className="mb-5 list-decimal space-y-1 ps-5">
        <li>{t("stepScan")}</li>
        <li>{t("stepCode")}</li>
        <li>{t("stepSave")}</li>
      </ol>
      <p className="mb-5 text-sm text-muted">{t("beginHint")}</p>
      <Form method="post" {...form.props}>
        <FormErrors state={form.state} />
        <IntentButton intent="begin" label={t("begin")} />
      </Form>
    </Card>
  );
}
