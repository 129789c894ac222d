import { Form } from "react-router";
import type { PaypalConnection } from "#contract/payout-runs/payout-services.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { paypalConnectionPath } from "~/features/payout-runs/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

interface CredentialsFormProps extends Pick<PaypalConnection, "connection"> {
  result: SubmissionResult | undefined;
}

const code = {
  autoComplete: "off",
  spellCheck: false,
  dir: "ltr",
  className: "rtl:[&_input]:text-end",
} as const;

/** The form for the credentials of PayPal's API. The secret must be entered each time. */
export function CredentialsForm({ connection, result }: CredentialsFormProps) {
  const t = useTranslation("payout-services");
  const form = useFormCheck(result);
  const clientId = form.field("clientId");
  const webhookId = form.field("webhookId");
  const { defaultValue: _, ...clientSecret } = form.field("clientSecret");
  const labels = { clientId: t("clientId"), clientSecret: t("clientSecret"), webhookId: t("webhookId") };
  return (
    <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
      <FormErrors state={form.state} labels={labels} />
      <TextField
        {...clientId}
        {...code}
        label={t("clientId")}
        defaultValue={clientId.defaultValue ?? connection?.clientId}
        required
        maxLength={200}
      />
      <PasswordField
        {...clientSecret}
        label={t("clientSecret")}
        hint={t("secretHint")}
        autoComplete="new-password"
        required
      />
      <TextField
        {...webhookId}
        {...code}
        label={t("webhookId")}
        hint={t("webhookHint")}
        defaultValue={webhookId.defaultValue ?? connection?.webhookId}
        maxLength={50}
      />
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="connect" label={connection ? t("save") : t("connect")} />
        {connection && (
          <LocalizedLinkButton variant="ghost" to={paypalConnectionPath} preventScrollReset>
            {t("cancel")}
          </LocalizedLinkButton>
        )}
      </div>
    </Form>
  );
}
