import type { ForecastWeek } from "#contract/admin-analytics.ts";
import { Chart } from "~/components/chart/chart";
import { Card } from "~/components/ui/card";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** What members can take out from when on, if no purchase is refused. */
export function Forecast({ forecast, currency }: { forecast: ForecastWeek[]; currency: string }) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  const write = (short: boolean) => (value: number) =>
    formatMoney(Math.round(value), currency, language, { short });
  const points = forecast.map(({ from, confirmed, pending }) => ({
    label: formatDate(from, language, "shortDay"),
    value: confirmed.amount + pending.amount,
  }));
  return (
    <Card title={t("forecastTitle")} subtitle={t("forecastText")}>
      <Chart title={t("forecastTitle")} points={points} format={write(false)} formatTick={write(true)} />
    </Card>
  );
}
