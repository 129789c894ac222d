import type { ListedNetwork } from "#contract/networks/admin-networks.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { AdminList } from "~/features/administration/admin-list";
import { Copyable } from "~/features/networks/copyable";
import { networkPath } from "~/features/networks/network-tabs";
import { RejectionRate } from "~/features/networks/rejection-rate";
import { NetworkBadge } from "~/features/networks/status-badge";
import { TrustBadge } from "~/features/networks/trust-badge";
import { formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists all networks by name. */
export function NetworkList({ list }: { list: ListPage<ListedNetwork> }) {
  const t = useTranslation("networks");
  return (
    <AdminList
      list={list}
      searchHint={t("network")}
      label={t("table")}
      columns={networkColumns(t, useLanguage())}
      rowKey={({ key }) => key}
      rowLabel={({ name }) => name}
      filterLabel={filterLabels(t)}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}

function networkColumns(t: Translate<Namespaces["networks"]>, language: Language): Column<ListedNetwork>[] {
  return [
    {
      id: "name",
      header: t("network"),
      primary: true,
      cell: ({ key, name }) => (
        <LocalizedLink to={networkPath(key)} className="block text-primary hover:underline">
          <bdi>{name}</bdi>
        </LocalizedLink>
      ),
    },
    {
      id: "status",
      isMainValue: true,
      header: t("status"),
      cell: ({ status }) => <NetworkBadge status={status} />,
    },
    { id: "trust", header: t("trust"), cell: ({ trust }) => <TrustBadge trust={trust} /> },
    {
      id: "lastReport",
      labelled: true,
      header: t("lastReport"),
      cell: ({ lastReportAt }) =>
        lastReportAt ? <DateTime value={lastReportAt} style="minute" /> : t("never"),
    },
    {
      id: "postbackUrl",
      header: t("postbackUrl"),
      cell: ({ name, postbackUrl }) => (
        <Copyable
          text={postbackUrl}
          label={t("copyAddress", { name })}
          short={new URL(postbackUrl).pathname}
        />
      ),
    },
    {
      id: "delay",
      header: t("delay"),
      align: "end",
      cell: ({ holdDays }) => t("days", { count: holdDays }),
    },
    {
      id: "refusedShare",
      header: t("refusedShare"),
      align: "end",
      cell: (network) => <RejectionRate network={network} />,
    },
    {
      id: "quarantine",
      header: t("quarantine"),
      align: "end",
      cell: ({ key, name, quarantined }) =>
        quarantined === 0 ? (
          "0"
        ) : (
          <LocalizedLink
            to={`${networkPath(key, "reports")}?f.state=quarantined`}
            aria-label={t("quarantineOpen", { name })}
            className="figures font-semibold text-warning hover:underline"
          >
            {formatNumber(quarantined, language)}
          </LocalizedLink>
        ),
    },
  ];
}
