import { randomUUID } from "node:crypto";
import { data, Form } from "react-router";
import { createWebhookEndpoint, listWebhookEndpoints } from "#contract/webhooks/admin-webhooks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Screen } from "~/components/screen";
import { Card } from "~/components/ui/card";
import { EndpointFields } from "~/features/webhooks/endpoint-fields";
import { chosenEvents, endpointSchema, toEndpoint } from "~/features/webhooks/endpoint-schema.server";
import { webhookPath, webhooksPath } from "~/features/webhooks/paths";
import { SecretNotice } from "~/features/webhooks/secret-notice";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("webhooks");

interface ActionData {
  result?: SubmissionResult;
  chosen?: string[];
  created?: { id: string; secret: string | null };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { data: webhooks } = await providerClient(context).call(listWebhookEndpoints);
  return { eventTypes: webhooks.eventTypes, formKey: randomUUID() };
}

/** Creates an endpoint. Only the response to this form contains its secret. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const schema = endpointSchema(getTranslation(context, "webhooks"));
  const submission = parseForm(form, { schema });
  const chosen = chosenEvents(form);
  if (submission.status !== "success") return respond({ result: submission.reply(), chosen }, 400);
  const { key: idempotencyKey, ...input } = submission.value;
  try {
    const { data: created } = await providerClient(context).call(
      createWebhookEndpoint,
      { body: toEndpoint(input) },
      { idempotencyKey },
    );
    return respond({ created: { id: created.endpoint.id, secret: created.secret } }, 200);
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { url: "url" });
    return respond({ result, chosen }, status);
  }
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}

/** Creates a webhook endpoint. */
export default function NewWebhook({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("webhooks");
  const form = useFormCheck(actionData?.result);
  const created = actionData?.created;
  return (
    <Screen
      title={t("newTitle")}
      subtitle={t("newSubtitle")}
      isNarrow
      up={<BackLink to={webhooksPath}>{t("back")}</BackLink>}
    >
      <Card>
        {created ? (
          <div className="grid gap-5">
            <SecretNotice secret={created.secret} />
            <div>
              <LocalizedLinkButton to={webhookPath(created.id)}>{t("open")}</LocalizedLinkButton>
            </div>
          </div>
        ) : (
          <Form method="post" className="grid gap-2" {...form.props}>
            <FormErrors state={form.state} labels={{ url: t("url"), scope: t("events") }} />
            <FormKey state={form.state} fresh={loaderData.formKey} />
            <EndpointFields
              form={form}
              saved={{ url: "", description: "", eventTypes: null }}
              chosen={actionData?.chosen}
              eventTypes={loaderData.eventTypes}
            />
            <div className="pt-3">
              <SubmitButton>{t("create")}</SubmitButton>
            </div>
          </Form>
        )}
      </Card>
    </Screen>
  );
}
