import type { Cohort } from "#contract/analytics/admin-analytics.ts";
import { leadsPath } from "~/features/administration/overview-links";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { ShareCell } from "./share-cell";
import { ColumnHead, ShareTable } from "./share-table";

/**
 * A table of the members who joined in each month, with the share that made purchases in each following
 * month.
 */
export function Cohorts({ cohorts }: { cohorts: Cohort[] }) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  return (
    <ShareTable
      name="cohorts"
      className="min-w-140 text-sm"
      head={
        <>
          <ColumnHead className="py-2 text-start">{t("joined")}</ColumnHead>
          <ColumnHead className="px-3 py-2 text-end">{t("members")}</ColumnHead>
          {cohorts.map(({ month }, since) => (
            <ColumnHead key={month} className="px-1 py-2">
              {t("monthNumber", { number: formatNumber(since + 1, language) })}
            </ColumnHead>
          ))}
        </>
      }
    >
      {cohorts.map(({ month, members, active }) => (
        <tr key={month}>
          <th scope="row" className="py-1 text-start font-medium whitespace-nowrap" suppressHydrationWarning>
            {formatDate(month, language, "shortMonth")}
          </th>
          <td className="figures px-3 py-1 text-end" suppressHydrationWarning>
            {members > 0 ? (
              <LocalizedLink to={membersPath(month)} className="hover:underline">
                {formatNumber(members, language)}
              </LocalizedLink>
            ) : (
              formatNumber(0, language)
            )}
          </td>
          {cohorts.map(({ month: column }, since) => {
            const count = active[since];
            if (count === undefined || members === 0) return <td key={column} />;
            const share = Math.min(1, count / members);
            return (
              <ShareCell key={column} share={share} to={count > 0 ? purchasesPath(month, since) : undefined}>
                {formatNumber(share, language, { style: "percent" })}
              </ShareCell>
            );
          })}
        </tr>
      ))}
    </ShareTable>
  );
}

/** Returns the first and last day of a month, or of the month that is `after` months later. */
function daysOf(month: string, after = 0): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);
  return {
    from: dayOf(Date.UTC(year, number - 1 + after, 1)),
    to: dayOf(Date.UTC(year, number + after, 0)),
  };
}

/** Returns the link to the list of members who joined in a month. */
function membersPath(month: string): string {
  const { from, to } = daysOf(month);
  return `/apps/details/users?${new URLSearchParams({ "f.role": "member", "f.from": from, "f.to": to })}`;
}

/**
 * Returns the link to the purchases of members who joined in `month`. The purchases were made `since` months
 * later.
 */
function purchasesPath(month: string, since: number): string {
  return leadsPath(daysOf(month, since), { state: "standing", joined: month.slice(0, 7) });
}
