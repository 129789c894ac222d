import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { withdrawalStates } from "~/features/withdrawals/states";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/shell/screen";
import { Apart } from "./apart";
import { historyColumns } from "./columns";
import { historyTable } from "./history-table";
import type { ListView } from "./view";

/** All withdrawals of a member. */
export function History({ view: { table, rows, paging, highlighted, apart } }: { view: ListView }) {
  const t = useTranslation("withdrawals");
  const withdraw = <LocalizedLinkButton to="/apps/my-cash-back/withdraw">{t("another")}</LocalizedLinkButton>;
  return (
    <Screen title={t("historyTitle")} subtitle={t("historySubtitle")} actions={withdraw}>
      {apart && <Apart withdrawal={apart} />}
      <DataTable
        label={t("historyTable")}
        columns={historyColumns(t)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.reference}
        specification={historyTable}
        state={table}
        paging={paging}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: withdrawalStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
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
