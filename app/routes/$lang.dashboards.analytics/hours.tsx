import type { Analytics } from "#contract/admin-analytics.ts";
import { leadsPath } from "~/features/administration/overview-links";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ShareCell } from "./share-cell";
import { ShareTable } from "./share-table";

// A week that began on a Monday, to have the names of the days from.
const monday = "2024-01-0";

/** When members buy: purchases by weekday and hour. */
export function Hours({ hours, period }: Pick<Analytics, "hours" | "period">) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  const most = Math.max(1, ...hours.flat());
  return (
    <ShareTable
      title={t("hoursTitle")}
      text={t("hoursText")}
      className="min-w-200 table-fixed text-xs"
      head={
        <>
          <th scope="col" className="w-16 text-start font-normal">
            <span className="sr-only">{t("weekday")}</span>
          </th>
          {Array.from({ length: 24 }, (_, hour) => (
            <th key={hour} scope="col" className="figures pb-1 font-normal">
              {formatNumber(hour, language)}
            </th>
          ))}
        </>
      }
    >
      {hours.map((day, weekday) => (
        <tr key={weekday}>
          <th scope="row" className="text-start font-normal text-muted" suppressHydrationWarning>
            {formatDate(`${monday}${weekday + 1}`, language, "shortWeekday")}
          </th>
          {day.map((count, hour) => (
            <ShareCell
              key={hour}
              share={count / most}
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
