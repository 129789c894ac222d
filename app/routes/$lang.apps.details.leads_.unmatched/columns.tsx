import { Form } from "react-router";
import type { PostbackEvent } from "#contract/networks/admin-postbacks.ts";
import type { Column } from "~/components/data-table/columns";
import { SubmitButton } from "~/components/form/submit-button";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { ReportReason } from "~/features/networks/report-reason";
import { IfPermitted } from "~/components/ui/if-permitted";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/**
 * Returns the columns of unmatched reports. `formKey` is the key of the forms that process a report again.
 */
export function unmatchedColumns(
  t: Translate<Namespaces["lead-reports"]>,
  formKey: string,
): Column<PostbackEvent>[] {
  return [
    {
      id: "report",
      header: t("report"),
      primary: true,
      cell: ({ network, interpretation, payload }) => (
        <span className="block min-w-0">
          <bdi>{network.name}</bdi>
          <bdi dir="ltr" className="block max-w-72 truncate text-sm font-normal text-muted">
            {interpretation?.transaction ?? payload}
          </bdi>
        </span>
      ),
    },
    {
      id: "why",
      header: t("why"),
      cell: ({ reason }) => (
        <span className="block sm:max-w-80">{reason ? <ReportReason reason={reason} /> : "–"}</span>
      ),
    },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ interpretation: report }) =>
        report ? <Money amount={report.amount} currency={report.currency} /> : "–",
    },
    {
      id: "received",
      header: t("received"),
      cell: ({ receivedAt }) => <DateTime value={receivedAt} style="minute" />,
    },
    {
      id: "actions",
      header: t("replay"),
      isUnlabelled: true,
      cell: ({ id, network }) => (
        <IfPermitted permission="reports.import">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="key" value={formKey} />
            <SubmitButton size="sm" variant="outline" aria-label={t("replayLabel", { name: network.name })}>
              {t("replay")}
            </SubmitButton>
          </Form>
        </IfPermitted>
      ),
    },
  ];
}
