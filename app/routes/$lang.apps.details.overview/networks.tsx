import type { NetworkHealth, Overview } from "#contract/overview/admin-overview.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { FoldedTable } from "~/features/administration/folded-table";
import { leadsPath } from "~/features/administration/overview-links";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { healthOf, healthTones } from "./network-health";

/** Lists the networks with their health and a link to their leads. */
export function Networks({ overview: { networks, period }, now }: { overview: Overview; now: number }) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const number = (value: number, options?: Intl.NumberFormatOptions) => (
    <bdi suppressHydrationWarning className="figures">
      {formatNumber(value, language, options)}
    </bdi>
  );
  const count = (id: "clicks" | "leads" | "quarantined"): Column<NetworkHealth> => ({
    id,
    header: t(id),
    align: "end",
    cell: (network) => number(network[id]),
  });
  const columns: Column<NetworkHealth>[] = [
    {
      id: "network",
      header: t("network"),
      primary: true,
      cell: ({ key, name }) => (
        <LocalizedLink to={leadsPath(period, { network: key })} className="text-primary hover:underline">
          <bdi>{name}</bdi>
        </LocalizedLink>
      ),
    },
    {
      id: "state",
      header: t("state"),
      cell: (network) => {
        const light = healthOf(network, now);
        return <Badge tone={healthTones[light]}>{t(`light_${light}`)}</Badge>;
      },
    },
    count("clicks"),
    count("leads"),
    {
      id: "refused",
      header: t("refused"),
      align: "end",
      cell: ({ leads, refused }) =>
        leads === 0 ? "–" : number(refused / leads, { style: "percent", maximumFractionDigits: 1 }),
    },
    count("quarantined"),
    {
      id: "last",
      header: t("lastReport"),
      cell: ({ lastReportAt }) =>
        lastReportAt ? <DateTime value={lastReportAt} style="minute" /> : t("neverReported"),
    },
  ];
  return (
    <Card title={t("networksTitle")} subtitle={t("networksText")} padded={false}>
      {networks.length > 0 ? (
        <FoldedTable count={networks.length}>
          <PlainTable
            label={t("networksTitle")}
            columns={columns}
            rows={networks}
            rowKey={({ key }) => key}
          />
        </FoldedTable>
      ) : (
        <EmptyState illustration="search" title={t("networksEmpty")} />
      )}
    </Card>
  );
}
