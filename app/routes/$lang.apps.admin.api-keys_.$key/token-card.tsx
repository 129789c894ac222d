import type { ApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { keyPrefix, keyRotationHours } from "#contract/api-keys/key-rules.ts";
import { CredentialList } from "~/components/credential/credential-list";
import { RotationForm } from "~/components/credential/rotation-form";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { IfPermitted } from "~/components/ui/if-permitted";
import { TokenNotice } from "~/features/api-keys/token-notice";
import { useTranslation } from "~/i18n/use-translation";

interface TokenCardProps {
  apiKey: ApiKey;
  formKey: string;
  result: SubmissionResult | undefined;
  rotated: { token: string | null } | undefined;
}

/** Lists the valid tokens without their values. The key's creator can replace the current one. */
export function TokenCard({ apiKey, formKey, result, rotated }: TokenCardProps) {
  const t = useTranslation("api-keys");
  const [current] = apiKey.tokens;
  if (!current) return null;
  return (
    <Card title={t("token")} subtitle={t("tokenText")}>
      <div className="grid gap-5">
        {rotated && <TokenNotice token={rotated.token} />}
        <CredentialList
          items={apiKey.tokens.map(({ id, ending, createdAt, endsAt }) => ({
            id,
            endsAt,
            description: (
              <>
                <bdi dir="ltr" className="font-mono">
                  {keyPrefix}…{ending}
                </bdi>{" "}
                · <DateTime value={createdAt} style="minute" />
              </>
            ),
          }))}
          labels={{ current: t("tokenCurrent"), ends: t("tokenEnds") }}
        />
        <IfPermitted permission="api-keys.write">
          {apiKey.isOwn && !rotated && (
            <RotationForm
              currentId={current.id}
              formKey={formKey}
              result={result}
              overlaps={keyRotationHours.map((hours) => ({
                value: String(hours),
                label: t(`overlap_${hours}`),
              }))}
              labels={{ overlap: t("overlap"), choose: t("choose"), rotate: t("rotate") }}
            />
          )}
        </IfPermitted>
        {!apiKey.isOwn && <p className="text-sm text-muted">{t("rotateOther")}</p>}
      </div>
    </Card>
  );
}
