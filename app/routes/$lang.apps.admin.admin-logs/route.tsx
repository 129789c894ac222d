import { data } from "react-router";
import { activities } from "#contract/activities.ts";
import { type ActivityLog, listActivityLogs } from "#contract/activity-logs.ts";
import type { FilterControl, Paging } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { CsvLink } from "~/features/administration/csv-link";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { logColumns } from "./columns";
import { logsPath, logsTable } from "./logs";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("administration", "table", "withdrawals", "claims");

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(loadLogs(providerClient(context), url));
  return data({ page }, { status: statusOf([page]) });
}

async function loadLogs(provider: ProviderClient, url: URL): Promise<LogsPage> {
  const asked = readTableState(url.searchParams, logsTable);
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(listActivityLogs, { query: tableQuery(state) }),
  );
  return { table, rows: page.data, paging: page.meta };
}

interface LogsPage {
  table: TableState;
  rows: ActivityLog[];
  paging: Paging;
}

export default function AdminLogs({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslation("administration");
  const toMails = (
    <LocalizedLinkButton to="/apps/admin/mails" variant="soft">
      {t("mailsTitle")}
    </LocalizedLinkButton>
  );
  return (
    <Screen title={t("logsTitle")} subtitle={t("logsSubtitle")} actions={toMails}>
      <PartRegion part={page}>{(loaded) => <Logs page={loaded} />}</PartRegion>
    </Screen>
  );
}

function Logs({ page: { table, rows, paging } }: { page: LogsPage }) {
  const t = useTranslation("administration");
  const filters: FilterControl[] = [
    {
      name: "action",
      label: t("activity"),
      options: activities.map((value) => ({ value, label: t(`activity_${value}`) })),
    },
    { name: "from", label: t("from") },
    { name: "to", label: t("to") },
  ];
  return (
    <DataTable
      label={t("logsTable")}
      columns={logColumns(t)}
      rows={rows}
      rowKey={(log) => log.id}
      rowLabel={(log) => log.object.label ?? log.object.id}
      specification={logsTable}
      state={table}
      paging={paging}
      filters={filters}
      actions={<CsvLink path={logsPath} state={table} specification={logsTable} />}
      empty={<EmptyState picture="search" title={t("logsEmptyTitle")} text={t("logsEmptyText")} />}
    />
  );
}
