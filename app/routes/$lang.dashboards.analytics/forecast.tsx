import type { ForecastWeek } from "#contract/analytics/admin-analytics.ts";
import { Chart } from "~/components/chart/chart";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import { Money } from "~/components/ui/money";
import { LocalizedLink } from "~/navigation/localized-link";
import { Card } from "~/components/ui/card";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** A forecast of the cash back that becomes available in each week if no purchase is rejected. */
export function Forecast({ forecast, currency }: { forecast: ForecastWeek[]; currency: string }) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  const formatWith = (short: boolean) => (value: number) =>
    formatMoney(Math.round(value), currency, language, { short });
  const points = forecast.map(({ from, confirmed, pending }) => ({
    label: formatDate(from, language, "shortDay"),
    value: confirmed.amount,
    above: pending.amount,
  }));
  const names = { value: t("forecast_confirmed"), above: t("forecast_pending") };
  return (
    <Card title={t("forecastTitle")} subtitle={t("forecastText")}>
      <Chart
        title={t("forecastTitle")}
        points={points}
        names={names}
        format={formatWith(false)}
        formatTick={formatWith(true)}
      />
      <ol className="mt-4 grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {forecast.map(({ from, confirmed, pending }, index) => (
          <li key={from} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
            <LocalizedLink to={duePurchasesPath(from, index === 0)} className="text-primary hover:underline">
              {t("weekOf", { day: formatDate(from, language, "shortDay") })}
            </LocalizedLink>
            <Money amount={confirmed.amount + pending.amount} currency={currency} className="font-medium" />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/**
 * Returns the link to the purchases that become payable in a week. The first week includes overdue purchases.
 */
function duePurchasesPath(monday: string, isFirst: boolean): string {
  const filters = {
    "f.state": "open",
    ...(!isFirst && { "f.dueFrom": monday }),
    "f.dueTo": dayAfter(monday, 6),
  };
  return `/apps/details/leads?${new URLSearchParams(filters)}`;
}
