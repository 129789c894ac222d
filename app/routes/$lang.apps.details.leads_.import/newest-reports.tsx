import type { NetworkReport } from "#contract/networks/network-reports.ts";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { reportPath } from "./import-path";

/** Lists the latest files, each with a link to its effects. */
export function NewestReports({ reports }: { reports: NetworkReport[] }) {
  const t = useTranslation("lead-reports");
  return (
    <Card title={t("newest")}>
      {reports.length === 0 ? (
        <p className="text-muted">{t("noneYet")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {reports.map(({ id, fileName, network, createdBy, createdAt, appliedAt, requestedBy, work }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <span className="min-w-0">
                <LocalizedLink to={reportPath(id)} className="break-all text-primary hover:underline">
                  <bdi>{fileName}</bdi>
                </LocalizedLink>
                <span className="block text-sm text-muted">
                  <bdi>{network.name}</bdi> · <bdi>{createdBy.name}</bdi> ·{" "}
                  <DateTime value={createdAt} style="minute" />
                </span>
              </span>
              {work ? (
                <Badge tone="info">{t(`work_${work.kind}`)}</Badge>
              ) : (
                <Badge tone={appliedAt ? "success" : requestedBy ? "warning" : "info"}>
                  {appliedAt ? t("applied") : requestedBy ? t("waitsForOther") : t("tried")}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
