import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import { leadsPath } from "~/features/administration/overview-links";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ShareCell } from "./share-cell";
import { ColumnHead, ShareTable } from "./share-table";

// The prefix of the dates in a week that starts on Monday, 2024-01-01. Used to format the names of weekdays.
const mondayPrefix = "2024-01-0";

/** A table of purchases by weekday and hour. */
export function Hours({ hours, period }: Pick<Analytics, "hours" | "period">) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  const maxCount = Math.max(1, ...hours.flat());
  return (
    <ShareTable
      name="hours"
      className="min-w-200 table-fixed text-xs"
      head={
        <>
          <ColumnHead className="w-16 text-start">
            <span className="sr-only">{t("weekday")}</span>
          </ColumnHead>
          {Array.from({ length: 24 }, (_, hour) => (
            <ColumnHead key={hour} className="figures pb-1">
              {formatNumber(hour, language)}
            </ColumnHead>
          ))}
        </>
      }
    >
      {hours.map((day, weekday) => (
        <tr key={weekday}>
          <th scope="row" className="text-start font-normal text-muted" suppressHydrationWarning>
            {formatDate(`${mondayPrefix}${weekday + 1}`, language, "shortWeekday")}
          </th>
          {day.map((count, hour) => (
            <ShareCell
              key={hour}
              share={count / maxCount}
              to={count > 0 ? leadsPath(period, { hour: `${weekday + 1}-${hour}` }) : undefined}
            >
              {count > 0 ? formatNumber(count, language) : <span className="text-muted">·</span>}
            </ShareCell>
          ))}
        </tr>
      ))}
    </ShareTable>
  );
}
