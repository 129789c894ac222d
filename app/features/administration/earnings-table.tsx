import type { Overview, OverviewStore } from "#contract/overview/admin-overview.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { FoldedTable } from "./folded-table";
import { clicksPath } from "./overview-links";

type Earnings = Omit<OverviewStore, "slug">;

const percent = { style: "percent", maximumFractionDigits: 1 } as const;

interface EarningsTableProps<Row> {
  of: "store" | "network";
  title: string;
  rows: Row[];
  currency: string;
  /** The total commission, including rows that aren't listed. Each row shows its share of it. */
  total?: number;
  /** Returns the path of the list that a row links to. */
  to: (row: Row) => string;
}

/**
 * A table of the earnings and clicks of stores or networks in a period, with links to their lists. Requires
 * the texts `overview`.
 */
export function EarningsTable<Row extends Earnings>({
  of,
  title,
  rows,
  currency,
  total = 0,
  to,
}: EarningsTableProps<Row>) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const countColumn = (id: "clicks" | "leads"): Column<Row> => ({
    id,
    header: t(id),
    align: "end",
    cell: (row) => (
      <bdi suppressHydrationWarning className="figures">
        {formatNumber(row[id], language)}
      </bdi>
    ),
  });
  const columns: Column<Row>[] = [
    {
      id: of,
      header: t(of),
      primary: true,
      cell: (row) => (
        <LocalizedLink to={to(row)} className="text-primary hover:underline">
          <bdi>{row.name}</bdi>
        </LocalizedLink>
      ),
    },
    countColumn("clicks"),
    countColumn("leads"),
    {
      id: "commission",
      header: t("commission"),
      align: "end",
      cell: ({ commission }) => <Money amount={commission} currency={currency} />,
    },
    ...(total > 0
      ? [
          {
            id: "share",
            header: t("share"),
            align: "end",
            cell: ({ commission }) => (
              <bdi suppressHydrationWarning className="figures">
                {formatNumber(commission / total, language, percent)}
              </bdi>
            ),
          } satisfies Column<Row>,
        ]
      : []),
    {
      id: "epc",
      header: t("epc"),
      align: "end",
      cell: ({ epc }) => (epc === null ? "–" : <Money amount={epc} currency={currency} />),
    },
  ];
  return (
    <Card title={title} subtitle={t("storesText")} padded={false}>
      {rows.length > 0 ? (
        <FoldedTable count={rows.length}>
          <PlainTable label={title} columns={columns} rows={rows} rowKey={to} />
        </FoldedTable>
      ) : (
        <EmptyState illustration="search" title={t(of === "store" ? "storesEmpty" : "networksEmpty")} />
      )}
    </Card>
  );
}

/** The stores of a period with their shares of the commission, each with a link to its clicks. */
export function StoreEarnings({ overview: { stores, figures, currency, period } }: { overview: Overview }) {
  const t = useTranslation("overview");
  return (
    <EarningsTable
      of="store"
      title={t("storesTitle")}
      rows={stores}
      currency={currency}
      total={figures.commission}
      to={({ slug }) => clicksPath(period, { store: slug })}
    />
  );
}
