import { Form, useLocation } from "react-router";
import type { NetworkConnection } from "#contract/networks/admin-connections.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { IfPermitted } from "~/components/ui/if-permitted";
import { codeInput } from "~/features/networks/code-input";
import { useTranslation } from "~/i18n/use-translation";
import type { Namespaces } from "~/i18n/namespaces";
import type { TextKey, Translate } from "~/i18n/translation";

/** How many hours the old credentials can stay valid: the values of `secretOverlaps` in the contract. */
const overlaps = [0, 24, 168] as const;

interface CredentialsCardProps extends Pick<NetworkConnection, "fields" | "connection"> {
  /** Whether the URL opens the form that replaces the credentials. */
  isReplacing: boolean;
  result: SubmissionResult | undefined;
}

/**
 * The form for a network's credentials. Saved credentials are never shown; the card only says since when they
 * have been in use.
 */
export function CredentialsCard({ fields, connection, isReplacing, result }: CredentialsCardProps) {
  const t = useTranslation("network-connection");
  const { pathname } = useLocation();
  const isOpen = !connection || isReplacing || result !== undefined;
  return (
    <Card title={t("credentials")} subtitle={t("credentialsText")} className={connection ? "" : "max-w-2xl"}>
      {connection && (
        <p className="text-sm">
          {t("credentialsSince")} <DateTime value={connection.credentialsSince} style="minute" />
        </p>
      )}
      <IfPermitted permission="networks.secrets">
        {isOpen ? (
          <CredentialsForm fields={fields} isFirst={!connection} result={result} />
        ) : (
          <div className="mt-4">
            <LinkButton variant="outline" to={`${pathname}?ask=credentials`} preventScrollReset>
              {t("replace")}
            </LinkButton>
          </div>
        )}
      </IfPermitted>
    </Card>
  );
}

interface CredentialsFormProps extends Pick<NetworkConnection, "fields"> {
  isFirst: boolean;
  result: SubmissionResult | undefined;
}

function CredentialsForm({ fields, isFirst, result }: CredentialsFormProps) {
  const t = useTranslation("network-connection");
  const { pathname } = useLocation();
  const texts = useTranslation("network-credentials");
  const form = useFormCheck(result);
  const labels = Object.fromEntries(fields.map(({ name }) => [name, credentialTexts(texts, name).label]));
  return (
    <Form
      method="post"
      className={isFirst ? "grid gap-2" : "mt-5 grid gap-2"}
      preventScrollReset
      {...form.props}
    >
      <FormErrors state={form.state} labels={labels} />
      {fields.map(({ name, isSecret, isRequired }) => {
        const { defaultValue, ...bound } = form.field(name);
        const shared = { ...bound, ...credentialTexts(texts, name), required: isRequired };
        return isSecret ? (
          <PasswordField key={name} {...shared} autoComplete="new-password" />
        ) : (
          <TextField key={name} {...shared} {...codeInput} defaultValue={defaultValue} maxLength={500} />
        );
      })}
      {isFirst ? (
        <input type="hidden" name="overlapHours" value="0" />
      ) : (
        <SelectField
          {...form.field("overlapHours")}
          label={t("overlap")}
          hint={t("overlapHint")}
          placeholder={t("overlapChoose")}
          required
          options={overlaps.map((hours) => ({ value: String(hours), label: t(`overlap_${hours}`) }))}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="connect" label={isFirst ? t("connect") : t("replaceDo")} />
        {!isFirst && (
          <LinkButton variant="ghost" to={pathname} preventScrollReset>
            {t("back")}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

type Texts = Namespaces["network-credentials"];

/**
 * Returns the label and hint of a credential. A test checks that these texts exist for all credentials of
 * every connector.
 */
function credentialTexts(t: Translate<Texts>, name: string): { label: string; hint: string } {
  return {
    label: t(`credential_${name}` as TextKey<Texts>),
    hint: t(`hint_${name}` as TextKey<Texts>),
  };
}
