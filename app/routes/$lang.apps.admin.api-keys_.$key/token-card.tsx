import { Form } from "react-router";
import type { ApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { keyPrefix, keyRotationHours } from "#contract/api-keys/key-rules.ts";
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
import { TokenNotice } from "~/features/api-keys/token-notice";
import { useTranslation } from "~/i18n/use-translation";

interface TokenCardProps {
  apiKey: ApiKey;
  formKey: string;
  refused: SubmissionResult | undefined;
  rotated: { token: string | null } | undefined;
}

/** The tokens that work, without their values, and for the key's creator the form that replaces the current one. */
export function TokenCard({ apiKey, formKey, refused, rotated }: TokenCardProps) {
  const t = useTranslation("api-keys");
  const form = useFormCheck(refused);
  const [current] = apiKey.tokens;
  if (!current) return null;
  return (
    <Card title={t("token")} subtitle={t("tokenText")}>
      <div className="grid gap-5">
        {rotated && <TokenNotice token={rotated.token} />}
        <ul className="divide-y divide-line">
          {apiKey.tokens.map(({ id, ending, createdAt, endsAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-sm"
            >
              <span>
                <bdi dir="ltr" className="font-mono">
                  {keyPrefix}…{ending}
                </bdi>{" "}
                · <DateTime value={createdAt} style="minute" />
              </span>
              {endsAt === null ? (
                <Badge tone="success">{t("tokenCurrent")}</Badge>
              ) : (
                <Badge tone="warning">
                  {t("tokenEnds")} <DateTime value={endsAt} style="minute" />
                </Badge>
              )}
            </li>
          ))}
        </ul>
        <IfPermitted permission="api-keys.write">
          {apiKey.isOwn && !rotated && (
            <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
              <FormErrors state={form.state} labels={{ overlapHours: t("overlap") }} />
              <FormKey state={form.state} fresh={formKey} />
              <input type="hidden" name="replaces" value={form.state.values.replaces ?? current.id} />
              <SelectField
                {...form.field("overlapHours")}
                label={t("overlap")}
                placeholder={t("choose")}
                required
                options={keyRotationHours.map((hours) => ({
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
        {!apiKey.isOwn && <p className="text-sm text-muted">{t("rotateOther")}</p>}
      </div>
    </Card>
  );
}
