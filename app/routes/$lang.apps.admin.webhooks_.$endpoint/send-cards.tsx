import { Form } from "react-router";
import type { WebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import { EndpointState } from "~/features/webhooks/endpoint-state";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface StateCardProps {
  endpoint: WebhookEndpoint;
  eventTypes: readonly string[];
  formKey: string;
  /** The result of a form that has only a button, if it was refused. */
  result: SubmissionResult | undefined;
}

/** Shows whether the endpoint receives events, with buttons that pause, resume, test and delete it. */
export function StateCard({ endpoint, eventTypes, formKey, result }: StateCardProps) {
  const t = useTranslation("webhooks");
  const language = useLanguage();
  const { isPaused, disabledReason, failures, failingSince, waiting, lastDeliveredAt } = endpoint;
  return (
    <Card title={t("delivery")} actions={<EndpointState endpoint={endpoint} />}>
      <div className="grid gap-5">
        {result && <FormErrors state={formState(result)} />}
        {disabledReason && (
          <Alert tone="warning" title={t("endpoint_disabled")}>
            {t(`disabled_${disabledReason}`)}
          </Alert>
        )}
        {!disabledReason && failures > 0 && failingSince && (
          <Alert tone="warning" title={t("failures", { count: failures })}>
            {t("failingSince")} <DateTime value={failingSince} style="minute" />
          </Alert>
        )}
        <Facts
          facts={[
            {
              label: t("lastDelivered"),
              value: lastDeliveredAt ? <DateTime value={lastDeliveredAt} style="minute" /> : t("never"),
            },
            {
              label: t("waiting"),
              value: <bdi className="figures">{formatNumber(waiting.count, language)}</bdi>,
            },
          ]}
        />
        <IfPermitted permission="webhooks.write">
          <Form method="post" className="grid gap-3" preventScrollReset>
            <input type="hidden" name="key" value={formKey} />
            <SelectField
              name="type"
              label={t("testEvent")}
              options={eventTypes.map((type) => ({ value: type, label: type }))}
            />
            <div className="flex flex-wrap gap-3">
              <IntentButton intent="test" label={t("test")} variant="soft" />
              {isPaused || disabledReason ? (
                <IntentButton intent="resume" label={t("resume")} variant="outline" />
              ) : (
                <IntentButton intent="pause" label={t("pause")} variant="outline" />
              )}
            </div>
          </Form>
          <details>
            <summary className="cursor-pointer text-sm font-medium">{t("delete")}</summary>
            <Form method="post" className="grid gap-3 pt-3" preventScrollReset>
              <p className="text-sm text-muted">{t("deleteText")}</p>
              <input type="hidden" name="key" value={formKey} />
              <div>
                <IntentButton intent="delete" label={t("deleteNow")} variant="danger" />
              </div>
            </Form>
          </details>
        </IfPermitted>
      </div>
    </Card>
  );
}

/** The form that sends all events of a period again. */
export function ReplayCard({ formKey, result }: { formKey: string; result: SubmissionResult | undefined }) {
  const t = useTranslation("webhooks");
  const form = useFormCheck(result);
  return (
    <IfPermitted permission="webhooks.write">
      <Card title={t("replay")} subtitle={t("replayText")}>
        <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
          <FormErrors state={form.state} labels={{ from: t("fromDay"), to: t("toDay") }} />
          <FormKey state={form.state} fresh={formKey} />
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField {...form.field("from")} type="date" required label={t("fromDay")} dir="ltr" />
            <TextField {...form.field("to")} type="date" required label={t("toDay")} dir="ltr" />
          </div>
          <SelectField
            {...form.field("which")}
            label={t("which")}
            options={(["undelivered", "all"] as const).map((value) => ({
              value,
              label: t(`which_${value}`),
            }))}
          />
          <div>
            <IntentButton intent="replay" label={t("replay")} variant="soft" />
          </div>
        </Form>
      </Card>
    </IfPermitted>
  );
}
