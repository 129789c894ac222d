import { randomUUID } from "node:crypto";
import { getConnection, listConnectionRuns } from "#contract/networks/admin-connections.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { loadNetwork } from "~/features/networks/load-network.server";
import { NetworkScreen } from "~/features/networks/network-screen";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { useLiveTail } from "~/page/use-live-tail";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleConnectionAction } from "./handle-action.server";
import { CredentialsCard } from "./credentials-card";
import { PullForm } from "./pull-form";
import { RunList } from "./run-list";
import { ScheduleCard } from "./schedule-card";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("networks", "network-connection", "network-credentials");

/** The list of a connection's runs, newest first. */
const connectionRuns = listScreen(listConnectionRuns, { without: ["network"], keep: ["ask"] });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const { key, name, status } = await loadNetwork(provider, params.network);
  const [{ data }, runs] = await Promise.all([
    provider.call(getConnection, { params: { key } }),
    loadPart(loadList(provider, connectionRuns, url.searchParams, { network: key })),
  ]);
  const { fields, connection, recentRuns, hasProgrammes, hasCoupons } = data;
  return {
    network: { key, name, status },
    fields,
    connection,
    recentRuns,
    hasProgrammes,
    hasCoupons,
    runs,
    formKey: randomUUID(),
    isReplacing: url.searchParams.get("ask") === "credentials",
  };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const [provider, t] = [providerClient(context), getTranslation(context, "network-connection")];
  return handleConnectionAction({ provider, t, url, network: params.network, form });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Shows the connection to a network's API. During a run, the page updates the run's figures. */
export default function NetworkConnection({ loaderData, actionData }: Route.ComponentProps) {
  const { network, fields, connection, recentRuns, hasProgrammes, hasCoupons, runs, isReplacing, formKey } =
    loaderData;
  const t = useTranslation("network-connection");
  const isRunActive = recentRuns.some(({ state }) => state === "waiting" || state === "running");
  useLiveTail(isRunActive && !connection?.isPaused);
  if (fields.length === 0)
    return (
      <NetworkScreen network={network}>
        <Card>
          <EmptyState illustration="search" title={t("unsupportedTitle")} text={t("unsupportedText")} />
        </Card>
      </NetworkScreen>
    );
  const credentials = (
    <CredentialsCard
      fields={fields}
      connection={connection}
      isReplacing={isReplacing}
      result={actionData?.connecting}
    />
  );
  if (!connection) return <NetworkScreen network={network}>{credentials}</NetworkScreen>;
  return (
    <NetworkScreen network={network}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ScheduleCard
            connection={connection}
            runs={recentRuns}
            hasProgrammes={hasProgrammes}
            hasCoupons={hasCoupons}
            tried={actionData?.tried}
            result={actionData?.result}
          />
          {credentials}
        </div>
        <PullForm result={actionData?.pulling} formKey={formKey} />
      </div>
      <PartRegion part={runs}>{(page) => <RunList page={page} />}</PartRegion>
    </NetworkScreen>
  );
}
