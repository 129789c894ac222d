import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { listPostbacks, type PostbackEvent } from "#contract/admin-postbacks.ts";
import type { Paging } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { LeadTabs } from "~/features/lead-reports/lead-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { unmatchedColumns } from "./columns";
import { replay } from "./replay.server";
import { unmatchedTable } from "./unmatched-table";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("lead-reports", "report-reasons", "table");

interface UnmatchedPage {
  table: TableState;
  rows: PostbackEvent[];
  paging: Paging;
  formKey: string;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(loadUnmatched(providerClient(context), url));
  return data({ page }, { status: statusOf([page]) });
}

async function loadUnmatched(provider: ProviderClient, url: URL): Promise<UnmatchedPage> {
  const asked = readTableState(url.searchParams, unmatchedTable);
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(listPostbacks, { query: { ...tableQuery(state), state: "quarantined" } }),
  );
  return { table, rows: page.data, paging: page.meta, formKey: randomUUID() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "lead-reports");
  return replay({ provider: providerClient(context), t, url, form: await request.formData() });
}

/** Also after a refusal: what stood in the way is to be seen. */
export function shouldRevalidate() {
  return true;
}

/** What nobody could be credited for, why, and another try (screens 17.13). */
export default function UnmatchedReports({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const t = useTranslation("lead-reports");
  return (
    <Screen title={t("unmatchedTitle")} subtitle={t("unmatchedSubtitle")}>
      <LeadTabs />
      {actionData && <Alert tone="danger">{actionData.problem}</Alert>}
      <PartRegion part={page}>{(loaded) => <Unmatched page={loaded} />}</PartRegion>
    </Screen>
  );
}

function Unmatched({ page: { table, rows, paging, formKey } }: { page: UnmatchedPage }) {
  const t = useTranslation("lead-reports");
  return (
    <DataTable
      label={t("unmatchedTable")}
      columns={unmatchedColumns(t, formKey)}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.id}
      specification={unmatchedTable}
      state={table}
      paging={paging}
      filters={[{ name: "network", label: t("network") }]}
      empty={<EmptyState picture="wallet" title={t("unmatchedEmptyTitle")} text={t("unmatchedEmptyText")} />}
    />
  );
}
