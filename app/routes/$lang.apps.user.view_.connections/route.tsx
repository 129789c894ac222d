import { data } from "react-router";
import { listConnectedServices } from "#contract/accounts/connected-services.ts";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { AccountTabs } from "~/features/account/account-tabs";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { FormColumn } from "~/components/form-column";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleConnectionAction } from "./handle-action.server";
import { RedirectToService } from "./redirect-to-service";
import { ServiceList } from "./service-list";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("account", "connections");

export async function loader({ context }: Route.LoaderArgs) {
  const call = providerClient(context).call(listConnectedServices);
  const services = await loadPart(call.then(({ data: rows }) => rows));
  return data({ services }, { status: statusOf([services]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleConnectionAction(context, await readForm(request), url.pathname);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("connections");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <AccountTabs />
      <FormColumn>
        <PartRegion part={loaderData.services}>
          {(services) => {
            const service = services.find(({ key }) => key === actionData?.service);
            return actionData?.url && service ? (
              <RedirectToService name={service.name} url={actionData.url} />
            ) : (
              <ServiceList services={services} changed={actionData} />
            );
          }}
        </PartRegion>
      </FormColumn>
    </Screen>
  );
}
