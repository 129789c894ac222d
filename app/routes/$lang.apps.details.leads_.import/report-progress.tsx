import type { ReportDetails } from "#contract/networks/network-reports.ts";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { reportPath } from "./import-path";

/** Returns whether a report is still being processed, which means that its figures can change. */
export function isInProgress({ work, became }: ReportDetails): boolean {
  return work !== null || became.some(({ state }) => state === "received");
}

/**
 * Shows how much of a report has been examined, stored or credited. Without scripts, a link reloads the
 * figures.
 */
export function ReportProgress({ report }: { report: ReportDetails }) {
  const t = useTranslation("lead-reports");
  const language = useLanguage();
  if (!isInProgress(report)) return null;
  const { kind, done, total } = report.work ?? creditProgress(report);
  const id = `progress-${report.id}`;
  return (
    <div className="mb-6 grid gap-2">
      <label htmlFor={id}>
        {t(`progress_${kind}`, {
          done: formatNumber(done, language),
          total: formatNumber(total, language),
        })}
      </label>
      <progress id={id} max={total} value={done} className="h-2 w-full accent-primary" />
      <noscript>
        <LocalizedLinkButton to={reportPath(report.id)} variant="ghost" size="sm">
          {t("refresh")}
        </LocalizedLinkButton>
      </noscript>
    </div>
  );
}

function creditProgress({ became }: ReportDetails) {
  const total = became.reduce((sum, { count }) => sum + count, 0);
  const waitingCount = became.find(({ state }) => state === "received")?.count ?? 0;
  return { kind: "credit" as const, done: total - waitingCount, total };
}
