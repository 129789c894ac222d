import type { Overview, OverviewStore } from "#contract/admin-overview.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { clicksPath } from "~/features/administration/overview-links";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** The stores that earned most in the period; each leads to its clicks. */
export function TopStores({ overview: { stores, currency, period } }: { overview: Overview }) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const count = (id: "clicks" | "leads"): Column<OverviewStore> => ({
    id,
    header: t(id),
    align: "end",
    cell: (store) => (
      <bdi suppressHydrationWarning className="figures">
        {formatNumber(store[id], language)}
      </bdi>
    ),
  });
  const columns: Column<OverviewStore>[] = [
    {
      id: "store",
      header: t("store"),
      primary: true,
      cell: ({ slug, name }) => (
        <LocalizedLink to={clicksPath(period, { store: slug })} className="text-primary hover:underline">
          <bdi>{name}</bdi>
        </LocalizedLink>
      ),
    },
    count("clicks"),
    count("leads"),
    {
      id: "commission",
      header: t("commission"),
      align: "end",
      cell: ({ commission }) => <Money amount={commission} currency={currency} />,
    },
    {
      id: "epc",
      header: t("epc"),
      align: "end",
      cell: ({ epc }) => (epc === null ? "–" : <Money amount={epc} currency={currency} />),
    },
  ];
  return (
    <Card title={t("storesTitle")} subtitle={t("storesText")} padded={false}>
      {stores.length > 0 ? (
        <PlainTable label={t("storesTitle")} columns={columns} rows={stores} rowKey={({ slug }) => slug} />
      ) : (
        <EmptyState picture="search" title={t("storesEmpty")} />
      )}
    </Card>
  );
}
