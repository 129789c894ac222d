import { data } from "react-router";
import { clickDevices, clickOutcomes } from "#contract/click-outcomes.ts";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { CsvLink } from "~/features/administration/csv-link";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { clicksPath, clicksTable } from "./clicks-table";
import { clickColumns } from "./columns";
import { LiveTail } from "./live-tail";
import { type ClicksPage, loadClicks } from "./load-clicks.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("cash-back", "clicks");

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(loadClicks(providerClient(context), url.searchParams));
  return data({ page }, { status: statusOf([page]) });
}

export default function Clicks({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslation("clicks");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <PartRegion part={page}>{(loaded) => <ClickList page={loaded} />}</PartRegion>
      <p className="text-sm text-muted">{t("retention")}</p>
    </Screen>
  );
}

function ClickList({ page: { table, rows, paging } }: { page: ClicksPage }) {
  const t = useTranslation("clicks");
  return (
    <DataTable
      label={t("table")}
      columns={clickColumns(t, rows)}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => id}
      specification={clicksTable}
      state={table}
      paging={paging}
      filters={[
        {
          ...{ name: "outcome", label: t("outcome") },
          options: clickOutcomes.map((value) => ({ value, label: t(`outcome_${value}`) })),
        },
        { name: "store", label: t("store") },
        { name: "network", label: t("network") },
        {
          ...{ name: "device", label: t("device") },
          options: clickDevices.map((value) => ({ value, label: t(`device_${value}`) })),
        },
        { name: "from", label: t("from") },
        { name: "to", label: t("to") },
      ]}
      actions={
        <>
          <LiveTail table={table} />
          <CsvLink path={clicksPath} state={table} specification={clicksTable} />
        </>
      }
      empty={<EmptyState picture="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
