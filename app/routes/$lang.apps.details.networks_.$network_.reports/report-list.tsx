import type { PostbackEvent } from "#contract/networks/admin-postbacks.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { AdminList } from "~/features/administration/admin-list";
import { RecordLink } from "~/features/administration/record-link";
import { networkPath } from "~/features/networks/network-tabs";
import { ReportReason } from "~/features/networks/report-reason";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { StateBadge } from "./state-badge";

interface ReportListProps {
  /** The key of the network. */
  network: string;
  list: ListPage<PostbackEvent>;
}

/** Lists a network's reports, latest first. */
export function ReportList({ network, list }: ReportListProps) {
  const t = useTranslation("networks");
  return (
    <AdminList
      list={list}
      label={t("reports")}
      columns={reportColumns(t)}
      rowLabel={({ id }) => id}
      filterLabel={filterLabels(t)}
      csvPath={networkPath(network, "reports")}
      empty={<EmptyState illustration="search" title={t("reportsEmptyTitle")} text={t("reportsEmptyText")} />}
    />
  );
}

function reportColumns(t: Translate<Namespaces["networks"]>): Column<PostbackEvent>[] {
  return [
    {
      id: "received",
      header: t("received"),
      primary: true,
      cell: ({ id, receivedAt }) => (
        <RecordLink open={{ view: id }}>
          <DateTime value={receivedAt} style="minute" />
        </RecordLink>
      ),
    },
    {
      id: "transaction",
      header: t("parameter_transaction"),
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
      id: "status",
      header: t("parameter_status"),
      cell: ({ interpretation }) => (interpretation ? t(`status_${interpretation.status}`) : "–"),
    },
    {
      id: "amount",
      header: t("parameter_amount"),
      align: "end",
      cell: ({ interpretation }) =>
        interpretation ? <Money amount={interpretation.amount} currency={interpretation.currency} /> : "–",
    },
    { id: "state", header: t("state"), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: "reason",
      header: t("reason"),
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
