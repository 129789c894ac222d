import { randomUUID } from "node:crypto";
import { getApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { Card } from "~/components/ui/card";
import { PermissionList } from "~/features/administration/permission-list";
import { apiKeysPath } from "~/features/api-keys/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleKeyAction } from "./handle-action.server";
import { StateCard } from "./state-card";
import { TokenCard } from "./token-card";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("api-keys", "permissions");

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = { params: { id: parseIdParam(params.key) } };
  const { data: apiKey } = await providerClient(context).call(getApiKey, call);
  return { apiKey, formKey: randomUUID() };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  return handleKeyAction({
    provider: providerClient(context),
    t: getTranslation(context, "api-keys"),
    url,
    apiKey: parseIdParam(params.key),
    form: await readForm(request),
  });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Shows an API key: its state and use, its tokens, and its permissions. */
export default function ApiKeyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { apiKey, formKey } = loaderData;
  const t = useTranslation("api-keys");
  return (
    <Screen
      title={apiKey.name}
      subtitle={t("subtitle")}
      isDense
      up={<BackLink to={apiKeysPath}>{t("back")}</BackLink>}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <StateCard apiKey={apiKey} formKey={formKey} result={actionData?.revoking} />
          <TokenCard
            apiKey={apiKey}
            formKey={formKey}
            result={actionData?.rotating}
            rotated={actionData?.rotated}
          />
        </div>
        <Card>
          <PermissionList title={t("permissions")} of={apiKey.permissions} />
        </Card>
      </div>
    </Screen>
  );
}
