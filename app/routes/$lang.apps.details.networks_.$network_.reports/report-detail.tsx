import type { PostbackDetails } from "#contract/networks/admin-postbacks.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { networkPath } from "~/features/networks/network-tabs";
import { ReportInterpretation } from "~/features/networks/report-interpretation";
import { ReportReason } from "~/features/networks/report-reason";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Decisions } from "./decisions";
import { StateBadge } from "./state-badge";

interface ReportDetailProps {
  report: PostbackDetails;
  /** Whether the URL opens the confirmation that dismisses the report. */
  isConfirming: boolean;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows a report as received and as interpreted, why it is quarantined, and the possible decisions. */
export function ReportDetail({ report, ...decision }: ReportDetailProps) {
  const t = useTranslation("networks");
  const { discarded, reason, interpretation, lead, network } = report;
  return (
    <DetailSheet isWide title={t("report")} subtitle={<StateBadge state={report.state} />}>
      <div className="grid gap-6">
        {report.state === "quarantined" && reason && (
          <Alert tone="warning">
            <ReportReason reason={reason} />
          </Alert>
        )}
        {discarded && (
          <Alert title={t("discardedBy", { email: readableEmail(discarded.by) })}>
            <DateTime value={discarded.at} style="minute" />: <bdi>{discarded.reason}</bdi>
          </Alert>
        )}
        <div className="grid gap-8 @lg:grid-cols-2">
          <section aria-label={t("payload")} className="min-w-0 @lg:col-span-2">
            <h3 className="mb-2 font-semibold">{t("payload")}</h3>
            <pre
              dir="ltr"
              tabIndex={0}
              className="max-h-64 overflow-auto rounded-md bg-sunken p-4 font-mono text-sm break-all whitespace-pre-wrap"
            >
              {report.payload}
            </pre>
          </section>
          <section aria-label={t("reading")} className="min-w-0">
            <h3 className="mb-2 font-semibold">{t("reading")}</h3>
            {interpretation ? (
              <ReportInterpretation interpretation={interpretation} />
            ) : (
              <p className="text-muted">{report.processedAt ? t("notRead") : t("state_received")}</p>
            )}
          </section>
          <section aria-label={t("received")} className="min-w-0">
            <h3 className="mb-2 font-semibold">{t("received")}</h3>
            <Arrival report={report} />
          </section>
        </div>
        <div className="flex flex-wrap gap-3">
          {lead && (
            <LocalizedLinkButton size="sm" variant="soft" to={`/apps/details/leads?view=${lead}`}>
              {t("lead")}
            </LocalizedLinkButton>
          )}
          {report.similarLead && (
            <LocalizedLinkButton
              size="sm"
              variant="soft"
              to={`/apps/details/leads?view=${report.similarLead}`}
            >
              {t("similarLead")}
            </LocalizedLinkButton>
          )}
          <LocalizedLinkButton
            size="sm"
            variant="outline"
            to={`${networkPath(network.key, "mapping")}?report=${report.id}`}
          >
            {t("tryWithMapping")}
          </LocalizedLinkButton>
        </div>
        <Decisions report={report} {...decision} />
      </div>
    </DetailSheet>
  );
}

function Arrival({ report }: { report: PostbackDetails }) {
  const t = useTranslation("networks");
  const { receivedAt, signedAt, processedAt, ip, contentType, source, copies, attempts } = report;
  const time = (value: string) => <DateTime value={value} style="minute" />;
  return (
    <Facts
      facts={[
        { label: t("received"), value: time(receivedAt) },
        { label: t("signedAt"), value: signedAt ? time(signedAt) : t("notSigned") },
        { label: t("source"), value: t(`source_${source}`) },
        { label: t("sender"), value: <bdi dir="ltr">{ip ?? "–"}</bdi> },
        { label: t("contentType"), value: <bdi dir="ltr">{contentType ?? "–"}</bdi> },
        { label: t("copies"), value: <bdi className="figures">{copies}</bdi> },
        { label: t("attempts"), value: <bdi className="figures">{attempts}</bdi> },
        { label: t("processedAt"), value: processedAt ? time(processedAt) : "–" },
      ]}
    />
  );
}
