import { randomUUID } from "node:crypto";
import { data, Form } from "react-router";
import {
  getWebhookDelivery,
  getWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  type WebhookEndpoint,
} from "#contract/webhooks/admin-webhooks.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { readForm } from "~/components/form/read-form.server";
import { useFormCheck } from "~/components/form/use-form-check";
import { Screen } from "~/components/screen";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { IfPermitted } from "~/components/ui/if-permitted";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed } from "~/features/administration/load-viewed.server";
import { EndpointFields } from "~/features/webhooks/endpoint-fields";
import { shortUrl, webhooksPath } from "~/features/webhooks/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleEndpointAction } from "./handle-action.server";
import { DeliveryDetail } from "./delivery-detail";
import { DeliveryList } from "./delivery-list";
import { SecretCard } from "./secret-card";
import { ReplayCard, StateCard } from "./send-cards";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("webhooks");

/** The list of events for an endpoint, newest first. */
const deliveries = listScreen(listWebhookDeliveries, { without: ["endpoint"] });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const id = parseIdParam(params.endpoint);
  const [{ data: endpoint }, { data: known }, page, opened] = await Promise.all([
    provider.call(getWebhookEndpoint, { params: { id } }),
    provider.call(listWebhookEndpoints),
    loadPart(loadList(provider, deliveries, url, { endpoint: id })),
    loadViewed(url.searchParams, async (delivery) => {
      return (await provider.call(getWebhookDelivery, { params: { id: delivery } })).data;
    }),
  ]);
  const { eventTypes } = known;
  return data(
    { endpoint, eventTypes, page, opened, formKey: randomUUID() },
    { status: opened?.state === "unknown" ? 404 : 200 },
  );
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  return handleEndpointAction({
    provider: providerClient(context),
    t: getTranslation(context, "webhooks"),
    language: getLocale(context),
    url,
    endpoint: parseIdParam(params.endpoint),
    form: await readForm(request),
  });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Shows an endpoint: its settings, its secrets, and the events sent to it. */
export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  const { endpoint, eventTypes, page, opened, formKey } = loaderData;
  const t = useTranslation("webhooks");
  return (
    <Screen
      title={shortUrl(endpoint.url)}
      subtitle={endpoint.description || t("subtitle")}
      isDense
      up={<BackLink to={webhooksPath}>{t("back")}</BackLink>}
    >
      <DetailRegion opened={opened} unknown={t("unknownDelivery")}>
        {(delivery) => <DeliveryDetail delivery={delivery} formKey={formKey} />}
      </DetailRegion>
      <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <StateCard
            endpoint={endpoint}
            eventTypes={eventTypes}
            formKey={formKey}
            result={actionData?.result}
          />
          <SecretCard
            endpoint={endpoint}
            formKey={formKey}
            result={actionData?.rotating}
            rotated={actionData?.rotated}
          />
          <ReplayCard formKey={formKey} result={actionData?.replaying} />
        </div>
        <IfPermitted permission="webhooks.write">
          <SettingsCard
            key={endpoint.version}
            endpoint={endpoint}
            eventTypes={eventTypes}
            formKey={formKey}
            result={actionData?.saving}
            chosen={actionData?.chosen}
          />
        </IfPermitted>
      </div>
      <PartRegion part={page}>{(list) => <DeliveryList list={list} />}</PartRegion>
    </Screen>
  );
}

interface SettingsCardProps {
  endpoint: WebhookEndpoint;
  eventTypes: readonly string[];
  formKey: string;
  result: SubmissionResult | undefined;
  chosen: string[] | undefined;
}

function SettingsCard({ endpoint, eventTypes, formKey, result, chosen }: SettingsCardProps) {
  const t = useTranslation("webhooks");
  const form = useFormCheck(result);
  return (
    <Card title={t("settings")}>
      <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={{ url: t("url"), scope: t("events") }} />
        <FormKey state={form.state} fresh={formKey} />
        <input type="hidden" name="version" value={endpoint.version} />
        <EndpointFields form={form} saved={endpoint} chosen={chosen} eventTypes={eventTypes} />
        <div className="pt-3">
          <IntentButton intent="save" label={t("save")} />
        </div>
      </Form>
    </Card>
  );
}
