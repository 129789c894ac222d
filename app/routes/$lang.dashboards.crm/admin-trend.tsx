import type { Overview } from "#contract/admin-overview.ts";
import { Chart } from "~/components/chart/chart";
import { Card } from "~/components/ui/card";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Members' cash back of the last thirty days, day by day. */
export function AdminTrend({ overview: { series, unit, currency } }: { overview: Overview }) {
  const t = useTranslation("home");
  const language = useLanguage();
  const points = series.map(({ from, cashBack }) => ({
    label: formatDate(from, language, unit === "month" ? "shortMonth" : "shortDay"),
    value: cashBack,
  }));
  const write = (short: boolean) => (value: number) =>
    formatMoney(Math.round(value), currency, language, { short });
  return (
    <Card title={t("trendTitle")}>
      <Chart title={t("trendTitle")} points={points} format={write(false)} formatTick={write(true)} />
    </Card>
  );
}
