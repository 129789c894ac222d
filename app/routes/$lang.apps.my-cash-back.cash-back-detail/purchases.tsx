import { DataTable } from "~/components/data-table/data-table";
import { filterControls, filterLabels } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { leadStates } from "~/features/cash-back/lead-states";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/shell/screen";
import { purchaseColumns } from "./columns";
import type { ListView } from "./view";

/** All purchases of a member, by the state of their cash back. */
export function Purchases({ view: { specification, table, rows, paging } }: { view: ListView }) {
  const t = useTranslation("cash-back");
  const { counts, stores } = paging;
  const bought = stores.map(({ slug, name }) => ({ value: slug, name }));
  const all = leadStates.reduce((sum, state) => sum + counts[state], 0);
  const claim = (
    <LocalizedLinkButton variant="outline" to="/apps/my-cash-back/claim">
      {t("somethingMissing")}
    </LocalizedLinkButton>
  );
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={claim}>
      <DataTable
        label={t("table")}
        columns={purchaseColumns(t)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.store.name}
        specification={specification}
        state={table}
        paging={paging}
        tabs={{
          name: "state",
          label: t("state"),
          options: [
            { value: "", label: t("all"), count: all },
            ...leadStates.map((state) => ({
              value: state,
              label: t(`state_${state}`),
              count: counts[state],
            })),
          ],
        }}
        filters={filterControls(specification, filterLabels(t), { store: bought })}
        empty={
          <EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")}>
            <LocalizedLinkButton to="/stores">{t("seeStores")}</LocalizedLinkButton>
          </EmptyState>
        }
      />
    </Screen>
  );
}
