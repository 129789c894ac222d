import type { WebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import { rotationHours } from "#contract/webhooks/webhook-states.ts";
import { CredentialList } from "~/components/credential/credential-list";
import { RotationForm } from "~/components/credential/rotation-form";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { IfPermitted } from "~/components/ui/if-permitted";
import { SecretNotice } from "~/features/webhooks/secret-notice";
import { useTranslation } from "~/i18n/use-translation";

interface SecretCardProps {
  endpoint: WebhookEndpoint;
  formKey: string;
  result: SubmissionResult | undefined;
  rotated: { secret: string | null } | undefined;
}

/** Lists the valid signing secrets without their values, with a form that replaces the current one. */
export function SecretCard({ endpoint, formKey, result, rotated }: SecretCardProps) {
  const t = useTranslation("webhooks");
  const [current] = endpoint.secrets;
  return (
    <Card title={t("secret")} subtitle={t("secretText")}>
      <div className="grid gap-5">
        {rotated && <SecretNotice secret={rotated.secret} />}
        <CredentialList
          items={endpoint.secrets.map(({ id, createdAt, createdBy, endsAt }) => ({
            id,
            endsAt,
            description: (
              <>
                <DateTime value={createdAt} style="minute" /> · <bdi>{createdBy.name}</bdi>
              </>
            ),
          }))}
          labels={{ current: t("secretCurrent"), ends: t("secretEnds") }}
        />
        <IfPermitted permission="webhooks.write">
          {current && !rotated && (
            <RotationForm
              currentId={current.id}
              formKey={formKey}
              result={result}
              overlaps={rotationHours.map((hours) => ({
                value: String(hours),
                label: t(`overlap_${hours}`),
              }))}
              labels={{ overlap: t("overlap"), choose: t("overlapChoose"), rotate: t("rotate") }}
            />
          )}
        </IfPermitted>
      </div>
    </Card>
  );
}
