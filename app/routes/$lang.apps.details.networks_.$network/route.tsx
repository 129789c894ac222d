import { randomUUID } from "node:crypto";
import type { AdminNetwork } from "#contract/networks/admin-networks.ts";
import { readForm } from "~/components/form/read-form.server";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { Copyable } from "~/features/networks/copyable";
import { HoldDaysRequest } from "~/features/networks/hold-days-request";
import { loadNetwork } from "~/features/networks/load-network.server";
import { NetworkScreen } from "~/features/networks/network-screen";
import { RejectionRate } from "~/features/networks/rejection-rate";
import { TrustBadge } from "~/features/networks/trust-badge";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { decideHoldDays } from "./decide-hold-days.server";
import { rotateSecret } from "./rotate-secret.server";
import { saveSettings } from "./save-settings.server";
import { SecretCard } from "./secret-card";
import { SettingsForm } from "./settings-form";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("networks", "network-trust");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const network = await loadNetwork(providerClient(context), params.network);
  return { network, isConfirming: url.searchParams.get("ask") === "rotate", formKey: randomUUID() };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const provider = providerClient(context);
  const t = getTranslation(context, "networks");
  const { network } = params;
  switch (form.get("intent")) {
    case "save":
      return saveSettings({ provider, t, url, network, form });
    case "approve-hold-days":
      return decideHoldDays({ provider, t, url, network, form }, "approve");
    case "refuse-hold-days":
      return decideHoldDays({ provider, t, url, network, form }, "refuse");
    case "rotate":
      return rotateSecret({ provider, t, network, form });
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function NetworkSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { network, isConfirming, formKey } = loaderData;
  return (
    <NetworkScreen network={network}>
      <HoldDaysRequest
        network={network}
        formKey={formKey}
        result={actionData && "deciding" in actionData ? actionData.deciding : undefined}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SettingsForm key={network.version} network={network} formKey={formKey} result={actionData?.saving} />
        <div className="grid gap-6">
          <ReportFacts network={network} />
          <SecretCard
            network={network}
            isConfirming={isConfirming}
            formKey={formKey}
            result={actionData?.rotating}
            revealed={actionData?.revealed}
          />
        </div>
      </div>
    </NetworkScreen>
  );
}

function ReportFacts({ network }: { network: AdminNetwork }) {
  const t = useTranslation("networks");
  const { lastReportAt, postbackUrl, name, quarantined } = network;
  return (
    <Card title={t("reports")}>
      <div className="mb-4 grid gap-1">
        <span className="text-sm text-muted">{t("postbackUrl")}</span>
        <Copyable text={postbackUrl} label={t("copyAddress", { name })} />
      </div>
      <Facts
        facts={[
          {
            label: t("lastReport"),
            value: lastReportAt ? <DateTime value={lastReportAt} style="minute" /> : t("never"),
          },
          { label: t("trust"), value: <TrustBadge trust={network.trust} /> },
          { label: t("refusedShare"), value: <RejectionRate network={network} /> },
          { label: t("quarantine"), value: <bdi className="figures">{quarantined}</bdi> },
        ]}
      />
    </Card>
  );
}
