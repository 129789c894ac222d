import { filterLabels } from "~/components/data-table/list-page";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { statesOf } from "~/components/ui/tone";
import { leadTones } from "~/features/cash-back/lead-states";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { PushOffer } from "~/features/notifications/push/push-offer";
import { purchaseColumns } from "./columns";
import type { ListView } from "./view";

/** Lists a member's purchases, with tabs for the state of their cash back. */
export function Purchases({ view: list }: { view: ListView }) {
  const t = useTranslation("cash-back");
  const { counts } = list.paging;
  const states = statesOf(leadTones);
  const totalCount = states.reduce((sum, state) => sum + counts[state], 0);
  const claim = (
    <LocalizedLinkButton variant="outline" to="/apps/my-cash-back/claim">
      {t("somethingMissing")}
    </LocalizedLinkButton>
  );
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={claim}>
      <ListTable
        list={list}
        searchHint={t("searchHint")}
        label={t("table")}
        columns={purchaseColumns(t, list.today)}
        rowLabel={(row) => row.store.name}
        tabs={{
          name: "state",
          label: t("state"),
          options: [
            { value: "", label: t("all"), count: totalCount },
            ...states.map((state) => ({
              value: state,
              label: t(`state_${state}`),
              count: counts[state],
            })),
          ],
        }}
        filterLabel={filterLabels(t)}
        empty={
          <EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")}>
            <LocalizedLinkButton to="/stores">{t("seeStores")}</LocalizedLinkButton>
          </EmptyState>
        }
      />
      {counts.pending > 0 && <PushOffer />}
    </Screen>
  );
}
