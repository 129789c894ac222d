import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { payoutsPath } from "~/features/administration/overview-links";
import { ViewAll } from "./view-all";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const oneHour = 3_600;
const oneDay = 24 * oneHour;

/** Shows the time from request to payment: median and 95th percentile. */
export function PayoutTimes({ analytics }: { analytics: Pick<Analytics, "payoutTimes" | "period"> }) {
  const { payoutTimes: times, period } = analytics;
  const t = useTranslation("analytics");
  const language = useLanguage();
  const formatDuration = (seconds: number) => {
    const [value, unit] = seconds < oneDay ? [seconds / oneHour, "hour"] : [seconds / oneDay, "day"];
    return formatNumber(value, language, {
      style: "unit",
      unit,
      unitDisplay: "long",
      maximumFractionDigits: 1,
    });
  };
  return (
    <Card
      title={t("payoutTimesTitle")}
      subtitle={times ? t("payoutTimesText", { count: times.count }) : undefined}
      actions={<ViewAll to={payoutsPath(period)} />}
    >
      {times ? (
        <dl className="grid gap-4 xs:grid-cols-2">
          {(["p50", "p95"] as const).map((name) => (
            <div key={name} className="rounded-md bg-sunken p-4">
              <dt className="text-sm text-muted">{t(name)}</dt>
              <dd className="figures mt-1 text-2xl font-semibold" suppressHydrationWarning>
                {formatDuration(times[name])}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <EmptyState illustration="search" title={t("payoutTimesEmpty")} />
      )}
    </Card>
  );
}
