import { Form } from "react-router";
import type { FailedJob } from "#contract/jobs/admin-jobs.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { IntentButton } from "~/components/form/intent-button";
import { DateTime } from "~/components/ui/date-time";
import { IfPermitted } from "~/components/ui/if-permitted";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface FailedJobsProps {
  jobs: FailedJob[];
  formKey: string;
}

/** Lists the failed jobs of a queue, each with a button that retries it. */
export function FailedJobs({ jobs, formKey }: FailedJobsProps) {
  const t = useTranslation("operation");
  const language = useLanguage();
  const columns: Column<FailedJob>[] = [
    {
      id: "job",
      header: t("job"),
      primary: true,
      cell: ({ id, subject }) => (
        <>
          <bdi className="font-medium break-all">{subject}</bdi>
          {subject !== id && (
            <bdi dir="ltr" className="block text-xs break-all text-muted">
              {id}
            </bdi>
          )}
        </>
      ),
    },
    {
      id: "reason",
      header: t("reason"),
      labelled: true,
      cell: ({ reason }) => <bdi className="break-words">{reason ?? "–"}</bdi>,
    },
    {
      id: "attempts",
      header: t("attempts"),
      align: "end",
      labelled: true,
      cell: ({ attempts }) => <bdi className="figures">{formatNumber(attempts, language)}</bdi>,
    },
    { id: "at", header: t("due"), labelled: true, cell: ({ at }) => <DateTime value={at} style="minute" /> },
    {
      id: "retry",
      header: t("retry"),
      isUnlabelled: true,
      align: "end",
      cell: ({ id, subject }) => (
        <IfPermitted permission="operation.retry">
          <Form method="post" preventScrollReset aria-label={`${t("retry")}: ${subject}`}>
            <input type="hidden" name="key" value={formKey} />
            <input type="hidden" name="job" value={id} />
            <IntentButton intent="retry" label={t("retry")} variant="soft" />
          </Form>
        </IfPermitted>
      ),
    },
  ];
  return <PlainTable label={t("failedJobs")} columns={columns} rows={jobs} rowKey={({ id }) => id} />;
}
