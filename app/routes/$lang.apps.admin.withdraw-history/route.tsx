import { data } from "react-router";
import { filterLabels } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { AdminList } from "~/features/administration/admin-list";
import { DetailRegion } from "~/features/administration/detail-region";
import { detailStatus, loadDetail } from "~/features/administration/load-detail.server";
import { Totals } from "~/features/administration/totals";
import { WithdrawalDetail } from "~/features/administration/withdrawal-detail";
import { endedWithdrawals, type WithdrawalsPage } from "~/features/administration/withdrawals.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { WithdrawalSummary } from "../$lang.apps.admin.withdraw-management/withdrawal-summary";
import type { Route } from "./+types/route";
import { historyColumns } from "./columns";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("administration", "risks", "withdrawals");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, detail] = await Promise.all([
    loadPart(loadList(provider, endedWithdrawals, url)),
    loadDetail(context, url.searchParams, "ended"),
  ]);
  return data({ page, detail }, { status: detailStatus(detail) ?? statusOf([page]) });
}

export default function WithdrawHistory({ loaderData: { page, detail } }: Route.ComponentProps) {
  const t = useTranslation("administration");
  return (
    <Screen title={t("historyTitle")} subtitle={t("historySubtitle")} isDense>
      <DetailRegion opened={detail} unknown={t("unknownWithdrawal")}>
        {(withdrawal) => (
          <WithdrawalDetail withdrawal={withdrawal} summary={<WithdrawalSummary withdrawal={withdrawal} />} />
        )}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <History list={list} />}</PartRegion>
    </Screen>
  );
}

function History({ list }: { list: WithdrawalsPage }) {
  const t = useTranslation("administration");
  const names = useTranslation("withdrawals");
  return (
    <div className="space-y-6">
      <Totals totals={list.paging.totals} netLabel={t("netAmount")} />
      <AdminList
        list={list}
        label={t("historyTable")}
        searchHint={names("searchHint")}
        columns={historyColumns(t)}
        rowLabel={(row) => row.reference}
        filterLabel={filterLabels(t, { state: names, method: names })}
        empty={
          <EmptyState illustration="wallet" title={t("historyEmptyTitle")} text={t("historyEmptyText")} />
        }
      />
    </div>
  );
}
