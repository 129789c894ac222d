import type { JobQueueState } from "#contract/jobs/admin-jobs.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { queuePath } from "~/features/operation/paths";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Shows the numbers of waiting and failed jobs in each queue. */
export function QueueTable({ rows }: { rows: JobQueueState[] }) {
  const t = useTranslation("operation");
  return <PlainTable label={t("jobs")} columns={useColumns()} rows={rows} rowKey={({ name }) => name} />;
}

function useColumns(): Column<JobQueueState>[] {
  const t = useTranslation("operation");
  const language = useLanguage();
  return [
    {
      id: "queue",
      header: t("queue"),
      primary: true,
      cell: ({ name }) => (
        <>
          <LocalizedLink to={queuePath(name)} className="font-medium text-primary hover:underline">
            {t(`queue_${name}`)}
          </LocalizedLink>
          <span className="block text-muted">{t(`about_${name}`)}</span>
        </>
      ),
    },
    {
      id: "waiting",
      header: t("waiting"),
      align: "end",
      labelled: true,
      cell: ({ waiting }) => <bdi className="figures">{formatNumber(waiting, language)}</bdi>,
    },
    {
      id: "oldest",
      header: t("oldest"),
      labelled: true,
      cell: ({ waitingSince }) => (waitingSince ? <DateTime value={waitingSince} style="minute" /> : "–"),
    },
    {
      id: "failed",
      header: t("failed"),
      align: "end",
      isMainValue: true,
      cell: ({ failed }) =>
        failed ? (
          <Badge tone="danger">{t("failedCount", { count: failed })}</Badge>
        ) : (
          <span className="text-muted">{t(failed === null ? "neverGivenUp" : "noneFailed")}</span>
        ),
    },
  ];
}
