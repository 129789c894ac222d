import type { ShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { Chart } from "~/components/chart/chart";
import { Card } from "~/components/ui/card";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** A chart of sales by day, week or month. */
export function Trend({ dashboard: { series, unit, currency } }: { dashboard: ShopDashboard }) {
  const t = useTranslation("shop-dashboard");
  const language = useLanguage();
  const formatWith = (short: boolean) => (value: number) =>
    formatMoney(Math.round(value), currency, language, { short });
  const points = series.map(({ from, sales }) => ({
    label: formatDate(from, language, unit === "month" ? "shortMonth" : "shortDay"),
    value: sales,
  }));
  const title = t(`trend_${unit}`, { figure: t("sales") });
  return (
    <Card title={title}>
      <Chart title={title} points={points} format={formatWith(false)} formatTick={formatWith(true)} />
    </Card>
  );
}
