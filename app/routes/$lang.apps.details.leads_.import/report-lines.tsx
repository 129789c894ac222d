import type { ReportLine } from "#contract/networks/network-reports.ts";
import { Badge } from "~/components/ui/badge";
import { ReportReason } from "~/features/networks/report-reason";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const tones = { new: "success", changes: "info", unchanged: "neutral", error: "danger" } as const;

/** Lists a report's lines with their effects or errors. */
export function ReportLines({ lines }: { lines: ReportLine[] }) {
  const t = useTranslation("lead-reports");
  const language = useLanguage();
  return (
    <>
      <p className="mb-2 text-sm text-muted">{t("linesShown")}</p>
      <div
        role="region"
        aria-label={t("linesTable")}
        tabIndex={0}
        className="max-h-128 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-sm">
          <thead className="text-start text-muted">
            <tr>
              {(["line", "transaction", "what"] as const).map((name) => (
                <th key={name} scope="col" className="px-4 py-2 text-start font-medium">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ line, transaction, effect, reason }) => (
              <tr key={line}>
                <th scope="row" className="figures px-4 py-2 text-start font-medium">
                  {formatNumber(line, language)}
                </th>
                <td className="px-4 py-2">
                  <bdi dir="ltr" className="figures break-all">
                    {transaction ?? "–"}
                  </bdi>
                </td>
                <td className="px-4 py-2">
                  {reason ? (
                    <ReportReason reason={reason} />
                  ) : (
                    <Badge tone={tones[effect]}>{t(`effect_${effect}`)}</Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
