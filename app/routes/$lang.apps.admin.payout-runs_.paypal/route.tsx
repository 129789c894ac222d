import { Form } from "react-router";
import { getPaypalConnection, type PaypalConnection } from "#contract/payout-runs/payout-services.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import { ConnectionTestResult } from "~/features/networks/connection-test-result";
import { payoutRunsPath, paypalConnectionPath } from "~/features/payout-runs/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleConnectionAction, type PaypalTest } from "./handle-action.server";
import { CredentialsForm } from "./credentials-form";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("payout-services");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await providerClient(context).call(getPaypalConnection, {});
  return { ...data, isReplacing: url.searchParams.get("ask") === "credentials" };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const [provider, t] = [providerClient(context), getTranslation(context, "payout-services")];
  return handleConnectionAction({ provider, t, url, form });
}

/** Configures the connection to PayPal's API, which sends payout runs. */
export default function PaypalConnectionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { connection, webhookUrl, isReplacing } = loaderData;
  const t = useTranslation("payout-services");
  const isOpen = !connection || isReplacing || actionData?.connecting !== undefined;
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      isNarrow
      up={<BackLink to={payoutRunsPath}>{t("back")}</BackLink>}
    >
      {connection && (
        <ConnectionCard connection={connection} tried={actionData?.tried} result={actionData?.result} />
      )}
      <Card title={t("credentials")} subtitle={t("credentialsText")}>
        <IfPermitted permission="settings.write">
          {isOpen ? (
            <CredentialsForm connection={connection} result={actionData?.connecting} />
          ) : (
            <LocalizedLinkButton
              variant="outline"
              to={`${paypalConnectionPath}?ask=credentials`}
              preventScrollReset
            >
              {t("replace")}
            </LocalizedLinkButton>
          )}
        </IfPermitted>
      </Card>
      <Card title={t("webhookUrl")} subtitle={t("webhookUrlText")}>
        <bdi dir="ltr" className="figures block text-sm break-all">
          {webhookUrl}
        </bdi>
      </Card>
    </Screen>
  );
}

interface ConnectionCardProps {
  connection: NonNullable<PaypalConnection["connection"]>;
  tried: PaypalTest | undefined;
  result: SubmissionResult | undefined;
}

function ConnectionCard({ connection: { clientId, webhookId, since }, tried, result }: ConnectionCardProps) {
  const t = useTranslation("payout-services");
  const code = (text: string) => (
    <bdi dir="ltr" className="figures break-all">
      {text}
    </bdi>
  );
  return (
    <Card>
      <div className="grid gap-5">
        <Facts
          facts={[
            { label: t("clientId"), value: code(clientId) },
            { label: t("webhookId"), value: webhookId ? code(webhookId) : t("none") },
            { label: t("since"), value: <DateTime value={since} style="minute" /> },
          ]}
        />
        {tried && <ConnectionTestResult tried={tried} t={t} />}
        <IfPermitted permission="settings.write">
          <Form method="post" className="flex flex-wrap gap-3" preventScrollReset>
            {result && (
              <div className="w-full">
                <FormErrors state={formState(result)} />
              </div>
            )}
            <IntentButton intent="test" label={t("test")} variant="soft" />
            <IntentButton intent="disconnect" label={t("disconnect")} variant="outline" />
            <p className="w-full text-sm text-muted">{t("disconnectText")}</p>
          </Form>
        </IfPermitted>
      </div>
    </Card>
  );
}
