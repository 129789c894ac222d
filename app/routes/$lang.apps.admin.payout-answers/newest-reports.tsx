import type { PayoutReport } from "#contract/payout-runs/payout-reports.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { payoutReportPath } from "~/features/payout-runs/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists the latest responses from banks. */
export function NewestReports({ reports }: { reports: PayoutReport[] }) {
  const t = useTranslation("payout-answers");
  if (reports.length === 0)
    return <EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <Card title={t("newest")}>
      <ul className="divide-y divide-line">
        {reports.map(({ id, fileName, format, createdBy, createdAt, appliedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <LocalizedLink to={payoutReportPath(id)} className="break-all text-primary hover:underline">
                <bdi>{fileName}</bdi>
              </LocalizedLink>
              <span className="block text-sm text-muted">
                {t(`format_${format}`)} ·{" "}
                {createdBy && (
                  <>
                    <bdi>{createdBy.name}</bdi> ·{" "}
                  </>
                )}
                <DateTime value={createdAt} style="minute" />
              </span>
            </span>
            <Badge tone={appliedAt ? "success" : "info"}>{t(appliedAt ? "applied" : "notApplied")}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
