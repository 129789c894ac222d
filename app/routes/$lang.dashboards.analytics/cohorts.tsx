import type { Cohort } from "#contract/admin-analytics.ts";
import { Card } from "~/components/ui/card";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ShareCell } from "./share-cell";

/** Of those who joined in a month, the share that bought in it and in each month since. */
export function Cohorts({ cohorts }: { cohorts: Cohort[] }) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  return (
    <Card title={t("cohortsTitle")} subtitle={t("cohortsText")}>
      <div tabIndex={0} role="region" aria-label={t("cohortsTitle")} className="overflow-x-auto">
        <table className="w-full min-w-140 text-sm">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-2 text-start font-normal">
                {t("joined")}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-normal">
                {t("members")}
              </th>
              {cohorts.map(({ month }, since) => (
                <th key={month} scope="col" className="px-1 py-2 font-normal">
                  {t("monthNumber", { number: formatNumber(since + 1, language) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, members, active }) => (
              <tr key={month}>
                <th
                  scope="row"
                  className="py-1 text-start font-medium whitespace-nowrap"
                  suppressHydrationWarning
                >
                  {formatDate(month, language, "shortMonth")}
                </th>
                <td className="figures px-3 py-1 text-end" suppressHydrationWarning>
                  {formatNumber(members, language)}
                </td>
                {cohorts.map(({ month: column }, since) => {
                  const count = active[since];
                  if (count === undefined || members === 0) return <td key={column} />;
                  const share = Math.min(1, count / members);
                  return (
                    <ShareCell key={column} share={share}>
                      {formatNumber(share, language, { style: "percent" })}
                    </ShareCell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
