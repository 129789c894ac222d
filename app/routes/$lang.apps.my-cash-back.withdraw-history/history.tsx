import { filterLabels } from "~/components/data-table/list-page";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { LinkedWithdrawal } from "./linked-withdrawal";
import { historyColumns } from "./columns";
import type { ListView } from "./view";

/** Lists all withdrawals of a member. */
export function History({ view: list }: { view: ListView }) {
  const t = useTranslation("withdrawals");
  const { highlighted, highlightedWithdrawal } = list;
  const withdraw = <LocalizedLinkButton to="/apps/my-cash-back/withdraw">{t("another")}</LocalizedLinkButton>;
  return (
    <Screen title={t("historyTitle")} subtitle={t("historySubtitle")} actions={withdraw}>
      {highlightedWithdrawal && <LinkedWithdrawal withdrawal={highlightedWithdrawal} />}
      <ListTable
        list={list}
        label={t("historyTable")}
        columns={historyColumns(t, list.today)}
        rowLabel={(row) => row.reference}
        filterLabel={filterLabels(t)}
        empty={
          <EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")}>
            <LocalizedLinkButton to="/apps/wallet/my-balance">{t("toBalance")}</LocalizedLinkButton>
          </EmptyState>
        }
        highlighted={highlighted ?? undefined}
      />
    </Screen>
  );
}
