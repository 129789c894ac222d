import { DataTable } from "~/components/data-table/data-table";
import { filterControls, filterLabels } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/shell/screen";
import { LinkedWithdrawal } from "./linked-withdrawal";
import { historyColumns } from "./columns";
import type { ListView } from "./view";

/** All withdrawals of a member. */
export function History({ view }: { view: ListView }) {
  const t = useTranslation("withdrawals");
  const { specification, table, rows, paging, highlighted, apart } = view;
  const withdraw = <LocalizedLinkButton to="/apps/my-cash-back/withdraw">{t("another")}</LocalizedLinkButton>;
  return (
    <Screen title={t("historyTitle")} subtitle={t("historySubtitle")} actions={withdraw}>
      {apart && <LinkedWithdrawal withdrawal={apart} />}
      <DataTable
        label={t("historyTable")}
        columns={historyColumns(t)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.reference}
        specification={specification}
        state={table}
        paging={paging}
        filters={filterControls(specification, filterLabels(t))}
        empty={
          <EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")}>
            <LocalizedLinkButton to="/apps/wallet/my-balance">{t("toBalance")}</LocalizedLinkButton>
          </EmptyState>
        }
        highlighted={highlighted ?? undefined}
      />
    </Screen>
  );
}
