import { data, useLocation } from "react-router";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { endedStates } from "~/features/administration/detail-path";
import { CsvLink } from "~/features/administration/csv-link";
import { DetailRegion } from "~/features/administration/detail-region";
import { detailStatus, loadDetail } from "~/features/administration/load-detail.server";
import { loadWithdrawals, type WithdrawalsPage } from "~/features/administration/load-withdrawals.server";
import { Totals } from "~/features/administration/totals";
import { WithdrawalDetail } from "~/features/administration/withdrawal-detail";
import { withdrawalFilters } from "~/features/administration/withdrawal-filters";
import { MethodName } from "~/features/withdrawals/method-name";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { historyColumns } from "./columns";
import { detailSearch, historyList, historyPath, historyTable } from "./history";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("administration", "table", "withdrawals");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, detail] = await Promise.all([
    loadPart(loadWithdrawals(provider, url.searchParams, historyList)),
    loadDetail(context, url.searchParams, "ended"),
  ]);
  return data({ page, detail }, { status: detailStatus(detail) ?? statusOf([page]) });
}

export default function WithdrawHistory({ loaderData: { page, detail } }: Route.ComponentProps) {
  const t = useTranslation("administration");
  const { search } = useLocation();
  return (
    <Screen title={t("historyTitle")} subtitle={t("historySubtitle")}>
      {detail && (
        <DetailRegion detail={detail} closeTo={detailSearch(search, undefined)}>
          {(withdrawal) => (
            <WithdrawalDetail
              withdrawal={withdrawal}
              closeTo={detailSearch(search, undefined)}
              summary={
                <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                  <StateBadge withdrawal={withdrawal} />
                  <MethodName method={withdrawal.method} />
                </span>
              }
            />
          )}
        </DetailRegion>
      )}
      <PartRegion part={page}>{(loaded) => <History page={loaded} />}</PartRegion>
    </Screen>
  );
}

function History({ page: { table, rows, paging } }: { page: WithdrawalsPage }) {
  const t = useTranslation("administration");
  const names = useTranslation("withdrawals");
  const { search } = useLocation();
  return (
    <div className="space-y-6">
      <Totals totals={paging.totals} netLabel={t("netAmount")} />
      <DataTable
        label={t("historyTable")}
        columns={historyColumns(t, search)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.reference}
        specification={historyTable}
        state={table}
        paging={paging}
        filters={withdrawalFilters(endedStates, { t, names })}
        actions={<CsvLink path={historyPath} state={table} specification={historyTable} />}
        highlighted={new URLSearchParams(search).get("view") ?? undefined}
        empty={<EmptyState picture="wallet" title={t("historyEmptyTitle")} text={t("historyEmptyText")} />}
      />
    </div>
  );
}
