import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { listPostbacks, type PostbackEvent } from "#contract/networks/admin-postbacks.ts";
import { listNetworkNames } from "#contract/roles/admin-names.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { AdminList } from "~/features/administration/admin-list";
import { LeadTabs } from "~/features/lead-reports/lead-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { unmatchedColumns } from "./columns";
import { replayReports } from "./replay.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("lead-reports", "report-reasons");

/** The list of reports that weren't credited, latest first. */
const unmatched = listScreen(listPostbacks, {
  without: ["state"],
  optionCalls: { network: listNetworkNames },
  always: { state: "quarantined" },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(loadList(providerClient(context), unmatched, url));
  return data({ page, formKey: randomUUID() }, { status: statusOf([page]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "lead-reports");
  return replayReports({ provider: providerClient(context), t, url, form: await readForm(request) });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Lists the reports that weren't credited, each with the reason and a button that processes it again. */
export default function UnmatchedReports({
  loaderData: { page, formKey },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslation("lead-reports");
  return (
    <Screen title={t("unmatchedTitle")} subtitle={t("unmatchedSubtitle")} tabs={<LeadTabs />} isDense>
      {actionData && <Alert tone="danger">{actionData.problem}</Alert>}
      <PartRegion part={page}>{(list) => <Unmatched list={list} formKey={formKey} />}</PartRegion>
    </Screen>
  );
}

function Unmatched({ list, formKey }: { list: ListPage<PostbackEvent>; formKey: string }) {
  const t = useTranslation("lead-reports");
  return (
    <AdminList
      list={list}
      label={t("unmatchedTable")}
      columns={unmatchedColumns(t, formKey)}
      rowLabel={(row) => row.id}
      filterLabel={filterLabels(t)}
      empty={
        <EmptyState illustration="wallet" title={t("unmatchedEmptyTitle")} text={t("unmatchedEmptyText")} />
      }
    />
  );
}
