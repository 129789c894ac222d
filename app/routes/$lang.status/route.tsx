import type { CallData } from "#contract/calls/call.ts";
import { getServiceStatus } from "#contract/service-status/service-status.ts";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { statusPath } from "~/features/help/help-paths";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { ServiceState } from "./service-state";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("service-status");

export async function loader({ context }: Route.LoaderArgs) {
  const part = await loadPart(
    providerClient(context)
      .call(getServiceStatus)
      .then(({ data: status }) => status),
  );
  // If the provider is unavailable, the page says so.
  return part.state === "loaded" ? part.data : null;
}

export default function ServiceStatus({ loaderData: status }: Route.ComponentProps) {
  const t = useTranslation("service-status");
  const mode = status?.mode ?? "normal";
  // Background jobs only run in normal mode.
  const normalState = mode === "normal" ? "working" : "paused";
  return (
    <Screen title={t("title")} subtitle={t(summaryOf(status))}>
      <PublicPageTags path={statusPath} title={t("title")} description={t("description")} />
      <div className="max-w-3xl">
        <Card>
          <ul className="divide-y divide-line">
            <ServiceState
              service="accounts"
              state={status ? (mode === "normal" ? "working" : mode) : "unavailable"}
            />
            {(["purchases", "emails"] as const).map((service) => {
              const details = status?.services.find((entry) => entry.service === service);
              const state = !details ? "unknown" : details.delayedSince === null ? normalState : "delayed";
              return (
                <ServiceState key={service} service={service} state={state} since={details?.delayedSince} />
              );
            })}
          </ul>
          {status && (
            <p className="mt-4 text-sm text-muted">
              {t("checkedAt")} <DateTime value={status.checkedAt} style="minute" />
            </p>
          )}
        </Card>
      </div>
    </Screen>
  );
}

type Status = CallData<typeof getServiceStatus>;

function summaryOf(status: Status | null) {
  if (!status) return "unavailable";
  if (status.mode !== "normal") return status.mode === "read_only" ? "isReadOnly" : "isInMaintenance";
  return status.services.some(({ delayedSince }) => delayedSince !== null) ? "someDelayed" : "allWork";
}
