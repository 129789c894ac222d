import { Form } from "react-router";
import type { WebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import { rotationHours } from "#contract/webhooks/webhook-states.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { IfPermitted } from "~/components/ui/if-permitted";
import { SecretNotice } from "~/features/webhooks/secret-notice";
import { useTranslation } from "~/i18n/use-translation";

interface SecretCardProps {
  endpoint: WebhookEndpoint;
  formKey: string;
  refused: SubmissionResult | undefined;
  rotated: { secret: string | null } | undefined;
}

/** The secrets that sign, without their values, and the form that replaces the current one. */
export function SecretCard({ endpoint, formKey, refused, rotated }: SecretCardProps) {
  const t = useTranslation("webhooks");
  const form = useFormCheck(refused);
  const [current] = endpoint.secrets;
  return (
    <Card title={t("secret")} subtitle={t("secretText")}>
      <div className="grid gap-5">
        {rotated && <SecretNotice secret={rotated.secret} />}
        <ul className="divide-y divide-line">
          {endpoint.secrets.map(({ id, createdAt, createdBy, endsAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-sm"
            >
              <span>
                <DateTime value={createdAt} style="minute" /> · <bdi>{createdBy.name}</bdi>
              </span>
              {endsAt === null ? (
                <Badge tone="success">{t("secretCurrent")}</Badge>
              ) : (
                <Badge tone="warning">
                  {t("secretEnds")} <DateTime value={endsAt} style="minute" />
                </Badge>
              )}
            </li>
          ))}
        </ul>
        <IfPermitted permission="webhooks.write">
          {current && !rotated && (
            <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
              <FormErrors state={form.state} labels={{ overlapHours: t("overlap") }} />
              <FormKey state={form.state} fresh={formKey} />
              <input type="hidden" name="replaces" value={form.state.values.replaces ?? current.id} />
              <SelectField
                {...form.field("overlapHours")}
                label={t("overlap")}
                placeholder={t("overlapChoose")}
                required
                options={rotationHours.map((hours) => ({
                  value: String(hours),
                  label: t(`overlap_${hours}`),
                }))}
              />
              <div>
                <IntentButton intent="rotate" label={t("rotate")} variant="outline" />
              </div>
            </Form>
          )}
        </IfPermitted>
      </div>
    </Card>
  );
}
