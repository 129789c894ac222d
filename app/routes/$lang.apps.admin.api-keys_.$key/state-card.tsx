import { Form } from "react-router";
import type { ApiKey } from "#contract/api-keys/admin-api-keys.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import { KeyStateBadge } from "~/features/api-keys/key-state";
import { useTranslation } from "~/i18n/use-translation";

interface StateCardProps {
  apiKey: ApiKey;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows whether the key is valid, its limits and its last use, with a button that revokes it. */
export function StateCard({ apiKey, formKey, result }: StateCardProps) {
  const t = useTranslation("api-keys");
  const { state, createdBy, createdAt, expiresAt, revokedAt, lastUsedAt, lastUsedAddress, addresses } =
    apiKey;
  return (
    <Card title={t("state")} actions={<KeyStateBadge state={state} />}>
      <div className="grid gap-5">
        {result && <FormErrors state={formState(result)} />}
        {state === "stopped" && (
          <Alert tone="warning" title={t("state_stopped")}>
            {t("stoppedText")}
          </Alert>
        )}
        <Facts
          facts={[
            { label: t("actsFor"), value: <bdi>{createdBy.name}</bdi> },
            { label: t("created"), value: <DateTime value={createdAt} style="minute" /> },
            {
              label: t("expires"),
              value: expiresAt ? <DateTime value={expiresAt} style="minute" /> : t("never"),
            },
            ...(revokedAt
              ? [{ label: t("state_revoked"), value: <DateTime value={revokedAt} style="minute" /> }]
              : []),
            {
              label: t("lastUsed"),
              value: lastUsedAt ? (
                <>
                  <DateTime value={lastUsedAt} style="minute" /> · <bdi dir="ltr">{lastUsedAddress}</bdi>
                </>
              ) : (
                t("neverUsed")
              ),
            },
            {
              label: t("addresses"),
              value: addresses.length === 0 ? t("addressesAll") : <bdi dir="ltr">{addresses.join(", ")}</bdi>,
            },
          ]}
        />
        {state !== "revoked" && state !== "expired" && (
          <IfPermitted permission="api-keys.write">
            <details>
              <summary className="cursor-pointer text-sm font-medium">{t("revoke")}</summary>
              <Form method="post" className="grid gap-3 pt-3" preventScrollReset>
                <p className="text-sm text-muted">{t("revokeText")}</p>
                <input type="hidden" name="key" value={formKey} />
                <div>
                  <IntentButton intent="revoke" label={t("revokeNow")} variant="danger" />
                </div>
              </Form>
            </details>
          </IfPermitted>
        )}
      </div>
    </Card>
  );
}
