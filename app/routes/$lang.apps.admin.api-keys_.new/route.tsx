import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { createApiKey } from "#contract/api-keys/admin-api-keys.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { Card } from "~/components/ui/card";
import { apiKeyPath, apiKeysPath } from "~/features/api-keys/paths";
import { TokenNotice } from "~/features/api-keys/token-notice";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { KeyForm } from "./key-form";
import { chosenPermissions, keySchema } from "./key-schema.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("api-keys", "permissions");

interface ActionData {
  result?: SubmissionResult;
  chosen?: Permission[];
  created?: { id: string; token: string | null };
}

export function loader() {
  return { formKey: randomUUID() };
}

/** Creates a key. Only the response to this form contains its token. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const t = getTranslation(context, "api-keys");
  const submission = parseForm(form, { schema: keySchema(t) });
  const chosen = chosenPermissions(form);
  if (submission.status !== "success") return respond({ result: submission.reply(), chosen }, 400);
  if (chosen.length === 0)
    return respond({ result: submission.reply({ formErrors: [t("permissionsMissing")] }), chosen }, 400);
  const { key: idempotencyKey, lifetime: lifetimeDays, ...input } = submission.value;
  try {
    const { data: created } = await providerClient(context).call(
      createApiKey,
      { body: { ...input, lifetimeDays } },
      { idempotencyKey },
    );
    return respond({ created: { id: created.apiKey.id, token: created.token } }, 200);
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { name: "name" });
    return respond({ result, chosen }, status);
  }
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}

/** Creates an API key for a program. */
export default function NewApiKey({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("api-keys");
  const created = actionData?.created;
  return (
    <Screen
      title={t("newTitle")}
      subtitle={t("newSubtitle")}
      isNarrow
      up={<BackLink to={apiKeysPath}>{t("back")}</BackLink>}
    >
      <Card>
        {created ? (
          <div className="grid gap-5">
            <TokenNotice token={created.token} />
            <div>
              <LocalizedLinkButton to={apiKeyPath(created.id)}>{t("open")}</LocalizedLinkButton>
            </div>
          </div>
        ) : (
          <KeyForm formKey={loaderData.formKey} result={actionData?.result} chosen={actionData?.chosen} />
        )}
      </Card>
    </Screen>
  );
}
