import { data } from "react-router";
import { z } from "zod";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadNetwork } from "~/features/networks/load-network.server";
import { NetworkScreen } from "~/features/networks/network-screen";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { decideReport } from "./decide.server";
import { loadReport } from "./load-reports.server";
import { ReportDetail } from "./report-detail";
import { ReportList } from "./report-list";
import { reports } from "./reports.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("networks", "report-reasons");

const intents = z.enum(["replay", "discard"]);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [network, page, opened] = await Promise.all([
    loadNetwork(provider, params.network),
    loadPart(loadList(provider, reports, url, { network: params.network })),
    loadReport(provider, params.network, url.searchParams),
  ]);
  const { key, name, status } = network;
  return data(
    { network: { key, name, status }, page, opened },
    { status: opened?.state === "unknown" ? 404 : 200 },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = intents.safeParse(form.get("intent"));
  if (!intent.success) throw new Response(null, { status: 400 });
  const [provider, t] = [providerClient(context), getTranslation(context, "networks")];
  return decideReport({ provider, t, url, intent: intent.data, form });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function NetworkReports({ loaderData, actionData }: Route.ComponentProps) {
  const { network, page, opened } = loaderData;
  const t = useTranslation("networks");
  return (
    <NetworkScreen network={network}>
      <DetailRegion opened={opened} unknown={t("unknownReport")}>
        {(detail) => <ReportDetail {...detail} result={actionData?.result} />}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <ReportList network={network.key} list={list} />}</PartRegion>
    </NetworkScreen>
  );
}
