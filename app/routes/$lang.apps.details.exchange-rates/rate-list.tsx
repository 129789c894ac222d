import type { ExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { AdminList } from "~/features/administration/admin-list";
import { formatRate } from "~/i18n/foreign-money";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Lists all exchange rates, latest day first. */
export function RateList({ list, base }: { list: ListPage<ExchangeRate>; base: string }) {
  const t = useTranslation("exchange-rates");
  const names = useTranslation("cash-back");
  const language = useLanguage();
  const columns: Column<ExchangeRate>[] = [
    {
      id: "day",
      header: t("day"),
      primary: true,
      cell: ({ day }) => <span suppressHydrationWarning>{formatDate(day, language)}</span>,
    },
    {
      id: "rate",
      header: t("rate"),
      cell: ({ currency, rate }) => (
        <bdi dir="ltr" className="figures whitespace-nowrap" suppressHydrationWarning>
          1 {currency} = {formatRate(rate, language)} {base}
        </bdi>
      ),
    },
    { id: "source", header: t("source"), cell: ({ source }) => names(`rateSource_${source}`) },
    {
      id: "imported",
      header: t("imported"),
      cell: ({ importedAt, importedBy }) => (
        <span>
          <DateTime value={importedAt} style="minute" />
          {importedBy && <bdi className="block text-xs text-muted">{importedBy.name}</bdi>}
        </span>
      ),
    },
  ];
  return (
    <AdminList
      list={list}
      searchHint={t("searchHint")}
      label={t("table")}
      columns={columns}
      rowLabel={({ currency, day }) => `${currency} ${day}`}
      filterLabel={filterLabels(t)}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
