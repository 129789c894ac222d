import type { ConnectionRun } from "#contract/networks/admin-connections.ts";
import type { Column } from "~/components/data-table/columns";
import type { ListPage } from "~/components/data-table/list-page";
import { Pager } from "~/components/data-table/pager";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import type { Tone } from "~/components/ui/tone";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const tones = {
  waiting: "neutral",
  running: "info",
  done: "success",
  failed: "danger",
} as const satisfies Record<ConnectionRun["state"], Tone>;

/** Lists the runs of a connection with their figures. */
export function RunList({ page }: { page: ListPage<ConnectionRun> }) {
  const { rows, table: state, specification, paging } = page;
  const t = useTranslation("network-connection");
  const columns = useColumns();
  return (
    <Card id="runs" title={t("runs")} subtitle={t("runsText")} padded={false} className="mt-6">
      {rows.length === 0 ? (
        <EmptyState illustration="search" level="h3" title={t("runsEmptyTitle")} text={t("runsEmptyText")} />
      ) : (
        <>
          <PlainTable label={t("runs")} columns={columns} rows={rows} rowKey={({ id }) => id} />
          <Pager
            id="runs-count"
            rows={rows.length}
            state={state}
            specification={specification}
            paging={paging}
          />
        </>
      )}
    </Card>
  );
}

function useColumns(): Column<ConnectionRun>[] {
  const t = useTranslation("network-connection");
  const language = useLanguage();
  const countColumn = (
    id: "pages" | "records" | "added" | "changed" | "unchanged" | "refused",
  ): Column<ConnectionRun> => ({
    id,
    header: t(id),
    align: "end",
    cell: (run) => <bdi className="figures">{formatNumber(run[id], language)}</bdi>,
  });
  return [
    {
      id: "started",
      header: t("started"),
      primary: true,
      cell: ({ startedAt, kind }) => (
        <>
          {startedAt ? <DateTime value={startedAt} style="minute" /> : t("notStarted")}
          <span className="block text-muted">{t(`kind_${kind}`)}</span>
        </>
      ),
    },
    {
      id: "state",
      header: t("state"),
      isMainValue: true,
      cell: ({ state, failure }) => (
        <>
          <Badge tone={tones[state]}>{t(`run_${state}`)}</Badge>
          {failure && <span className="mt-1 block max-w-xs text-sm">{t(`failure_${failure}`)}</span>}
        </>
      ),
    },
    {
      id: "window",
      header: t("window"),
      labelled: true,
      cell: ({ from, to, by }) => (
        <>
          <DateTime value={from} style="minute" /> – <DateTime value={to} style="minute" />
          <span className="block text-muted">{t(`by_${by}`)}</span>
        </>
      ),
    },
    countColumn("pages"),
    countColumn("records"),
    countColumn("added"),
    countColumn("changed"),
    countColumn("unchanged"),
    countColumn("refused"),
    {
      id: "statuses",
      header: t("statuses"),
      labelled: true,
      cell: ({ statuses }) => <Statuses statuses={statuses} />,
    },
  ];
}

function Statuses({ statuses }: Pick<ConnectionRun, "statuses">) {
  const t = useTranslation("network-connection");
  const language = useLanguage();
  const counted = Object.entries(statuses);
  if (counted.length === 0) return "–";
  return (
    <ul>
      {counted.map(([status, count]) => (
        <li key={status} className="whitespace-nowrap">
          <bdi className="figures">{status === "0" ? t("noAnswer") : status}</bdi> ×{" "}
          <bdi className="figures">{formatNumber(count, language)}</bdi>
        </li>
      ))}
    </ul>
  );
}
