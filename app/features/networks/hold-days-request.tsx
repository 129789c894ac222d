import { Form } from "react-router";
import type { AdminNetwork } from "#contract/networks/admin-networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";

interface HoldDaysRequestProps {
  network: AdminNetwork;
  formKey: string;
  /** The result of a refused decision. */
  result: SubmissionResult | undefined;
}

/**
 * Shows a request to release cash back earlier, with the buttons that another admin uses to decide on it.
 * Renders nothing without a request.
 */
export function HoldDaysRequest({ network, formKey, result }: HoldDaysRequestProps) {
  const t = useTranslation("networks");
  const { holdDaysRequest: request, payableRule, holdDays, version } = network;
  const state = formState(result);
  if (!request) return <FormErrors state={state} isFormGone />;
  return (
    <Form method="post" className="mb-6" preventScrollReset>
      <FormErrors state={state} />
      <FormKey state={state} fresh={formKey} />
      <input type="hidden" name="version" value={version} />
      <Alert
        tone="warning"
        title={t("holdDaysRequest", {
          name: request.by.name,
          oldRule: t(`payableRule_${payableRule}`),
          rule: t(`payableRule_${request.rule ?? payableRule}`),
          from: holdDays,
          to: request.days,
        })}
        actions={
          <>
            <IntentButton intent="approve-hold-days" label={t("holdDaysApprove")} size="sm" />
            <IntentButton intent="refuse-hold-days" label={t("holdDaysRefuse")} size="sm" variant="outline" />
          </>
        }
      >
        {t("holdDaysOther")} · <DateTime value={request.at} style="minute" />
      </Alert>
    </Form>
  );
}
