import { Link, useLocation } from "react-router";
import type { PostbackEvent } from "#contract/admin-postbacks.ts";
import type { Column } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { CsvLink } from "~/features/administration/csv-link";
import { networkPath } from "~/features/networks/network-tabs";
import { ReportReason } from "~/features/networks/report-reason";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import type { ReportsPage } from "./load-reports.server";
import { reportStates } from "./report-states";
import { reportSearch, reportsTable } from "./reports-table";
import { StateBadge } from "./state-badge";

/** What a network reported, the latest first. */
export function ReportList({
  network,
  page: { table, rows, paging },
}: {
  /** Its name in addresses. */
  network: string;
  page: ReportsPage;
}) {
  const t = useTranslation("networks");
  const { search } = useLocation();
  return (
    <DataTable
      label={t("reports")}
      columns={reportColumns(t, search)}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => id}
      specification={reportsTable}
      state={table}
      paging={paging}
      filters={[
        {
          name: "state",
          label: t("state"),
          options: reportStates.map((value) => ({ value, label: t(`state_${value}`) })),
        },
      ]}
      actions={<CsvLink path={networkPath(network, "reports")} state={table} specification={reportsTable} />}
      highlighted={new URLSearchParams(search).get("view") ?? undefined}
      empty={<EmptyState picture="search" title={t("reportsEmptyTitle")} text={t("reportsEmptyText")} />}
    />
  );
}

function reportColumns(t: Translate<Namespaces["networks"]>, search: string): Column<PostbackEvent>[] {
  return [
    {
      ...{ id: "received", header: t("received"), primary: true },
      cell: ({ id, receivedAt }) => (
        <Link
          to={reportSearch(search, { view: id })}
          preventScrollReset
          className="text-primary hover:underline"
        >
          <DateTime value={receivedAt} style="minute" />
        </Link>
      ),
    },
    {
      ...{ id: "transaction", header: t("parameter_transaction") },
      cell: ({ interpretation }) =>
        interpretation ? (
          <bdi dir="ltr" className="figures break-all">
            {interpretation.transaction}
          </bdi>
        ) : (
          "–"
        ),
    },
    {
      ...{ id: "status", header: t("parameter_status") },
      cell: ({ interpretation }) => (interpretation ? t(`status_${interpretation.status}`) : "–"),
    },
    {
      ...{ id: "amount", header: t("parameter_amount"), align: "end" },
      cell: ({ interpretation }) =>
        interpretation ? <Money amount={interpretation.amount} currency={interpretation.currency} /> : "–",
    },
    { id: "state", header: t("state"), cell: ({ state }) => <StateBadge state={state} /> },
    {
      ...{ id: "reason", header: t("reason") },
      cell: ({ reason }) =>
        reason ? (
          <span className="text-sm">
            <ReportReason reason={reason} />
          </span>
        ) : (
          "–"
        ),
    },
  ];
}
