import { Form } from "react-router";
import type { FraudCaseDetail } from "#contract/fraud/admin-fraud.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { useHasPermission } from "~/page/use-viewer";
import { useTranslation } from "~/i18n/use-translation";

interface DecisionCardProps {
  fraudCase: FraudCaseDetail;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form that decides on the case, or the decision if it has been made. */
export function DecisionCard({ fraudCase, formKey, result }: DecisionCardProps) {
  const t = useTranslation("fraud");
  const canDecide = useHasPermission("fraud.decide");
  const form = useFormCheck(result);
  const { state, decidedBy, decidedAt, reason } = fraudCase;
  if (decidedBy !== null)
    return (
      <Card title={t("decision")}>
        <p>{t("decidedBy", { name: decidedBy })}</p>
        {decidedAt && <DateTime value={decidedAt} style="minute" className="text-sm text-muted" />}
        <bdi className="mt-3 block">{reason}</bdi>
      </Card>
    );
  if ((state !== "open" && state !== "appealed") || !canDecide) return null;
  return (
    <Card title={t("decision")} subtitle={t("decisionHint")}>
      {fraudCase.needsOtherAdmin ? (
        <Alert tone="info">{t("needsOther")}</Alert>
      ) : (
        <Form method="post" className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} labels={{ reason: t("reason") }} />
          <FormKey state={form.state} fresh={formKey} />
          <TextField {...form.field("reason")} required minLength={3} maxLength={500} label={t("reason")} />
          <div className="flex flex-wrap gap-3 pt-3">
            <IntentButton intent="clear" label={t("clear")} />
            <IntentButton intent="confirm" label={t("confirm")} variant="outline" />
          </div>
        </Form>
      )}
    </Card>
  );
}
