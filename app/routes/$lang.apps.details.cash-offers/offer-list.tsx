import type { AdminOffer } from "#contract/offers/admin-offers.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { Period } from "~/components/ui/period";
import { AdminList } from "~/features/administration/admin-list";
import { RecordButton } from "~/features/administration/record-link";
import { RecordName } from "~/features/administration/record-name";
import { formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { CommissionText, OfferRate } from "./offer-rate";
import { bulkSteps, offerTones } from "./offers-table";
import { useHasPermission } from "~/page/use-viewer";

/** Lists all offers, newest first. */
export function OfferList({ list }: { list: ListPage<AdminOffer> }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const canWrite = useHasPermission("offers.write");
  const create = canWrite && <RecordButton open={{ step: "new" }} label={t("create")} />;
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={offerColumns(t, language)}
      rowLabel={(row) => row.store.name}
      filterLabel={filterLabels(t)}
      bulk={
        canWrite
          ? {
              form: "chosen-offers",
              steps: bulkSteps,
              isPossible: ({ state }) => state !== "ended",
              label: () => t("bulkEnd"),
            }
          : undefined
      }
      empty={
        <EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")}>
          {create}
        </EmptyState>
      }
    />
  );
}

function offerColumns(t: Translate<Namespaces["offers"]>, language: Language): Column<AdminOffer>[] {
  return [
    {
      id: "store",
      header: t("store"),
      primary: true,
      cell: ({ id, store, network }) => (
        <RecordName id={id} name={store.name}>
          {network.status === "paused" ? t("networkPaused", { name: network.name }) : network.name}
        </RecordName>
      ),
    },
    {
      id: "rate",
      isMainValue: true,
      header: t("rate"),
      align: "end",
      cell: (offer) => <OfferRate offer={offer} />,
    },
    {
      id: "commission",
      header: t("commission"),
      align: "end",
      cell: (offer) => <CommissionText offer={offer} />,
    },
    {
      id: "start",
      header: t("period"),
      cell: (offer) => <Period of={offer} openEnd={t("openEnd")} />,
    },
    {
      id: "state",
      header: t("state"),
      cell: ({ state }) => <Badge tone={offerTones[state]}>{t(`state_${state}`)}</Badge>,
    },
    {
      id: "clicks",
      header: t("clicks"),
      align: "end",
      cell: ({ clicks }) => <span className="figures">{formatNumber(clicks, language)}</span>,
    },
    {
      id: "perClick",
      header: t("perClick"),
      align: "end",
      cell: ({ earnedPerClick, currency }) =>
        earnedPerClick === null ? "–" : <Money amount={earnedPerClick} currency={currency} />,
    },
  ];
}
