import type { Analytics } from "#contract/admin-analytics.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { leadsPath } from "~/features/administration/overview-links";
import { LocalizedLink } from "~/navigation/localized-link";

/** Why purchases were refused, the most frequent reason first. */
export function Refused({ refused, period }: Pick<Analytics, "refused" | "period">) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  const total = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      title={t("refusedTitle")}
      subtitle={t("refusedText")}
      actions={
        <LocalizedLink
          to={leadsPath(period, { state: "rejected" })}
          className="text-sm text-primary hover:underline"
        >
          {t("viewAll")}
        </LocalizedLink>
      }
    >
      {total === 0 ? (
        <EmptyState picture="search" title={t("refusedEmpty")} />
      ) : (
        <ul className="space-y-4">
          {refused.map(({ reason, count }) => (
            <li key={reason}>
              <div className="mb-1.5 flex justify-between gap-3 text-sm">
                <span className="font-medium">{t(`reason_${reason}`)}</span>
                <bdi className="figures text-muted" suppressHydrationWarning>
                  {formatNumber(count, language)}
                </bdi>
              </div>
              <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
                <div
                  className="h-full rounded-full bg-primary"
                  style={{ width: `${(count / total) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
