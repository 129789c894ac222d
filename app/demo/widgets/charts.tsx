import { Chart } from "~/components/chart/chart";
import { Card } from "~/components/ui/card";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DonutCard } from "../cards/donut-card";
import { ListCard } from "../cards/list-card";
import { ProgressCard } from "../cards/progress-card";
import { RingsCard } from "../cards/rings-card";
import { StatCard } from "../cards/stat-card";
import { countryName } from "~/i18n/country-name";
import { DemoScreen } from "../kits/demo-screen";
import { deliveryCauses, profits, rings, topics, weekdays, yearly } from "./chart-figures";

/** The product's chart with its table, and shares as rings and bars. */
export function Charts() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const money = (short: boolean) => (value: number) => formatMoney(value, "USD", language, { short });
  const months = yearly.map((value, month) => ({
    label: formatDate(new Date(Date.UTC(2025, month, 15)).toISOString(), language, "shortMonth"),
    value,
  }));
  const days = weekdays.map((value, day) => ({
    label: formatDate(new Date(Date.UTC(2026, 2, 2 + day)).toISOString(), language, "shortDay"),
    value,
  }));
  return (
    <DemoScreen title={t("titleCharts")} subtitle={t("leadCharts")}>
      <div className="grid gap-6 sm:grid-cols-2">
        <StatCard label={t("profit")} value={16_245} change={0.42} />
        <StatCard label={t("visits")} value={86_471} change={-0.03} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={t("totalSales")} subtitle={t("perMonth")}>
          <Chart
            title={t("totalSales")}
            kind="area"
            points={months}
            format={money(false)}
            formatTick={money(true)}
          />
        </Card>
        <Card title={t("weekly")} subtitle={t("perDay")}>
          <Chart title={t("weekly")} points={days} format={number} />
        </Card>
        <DonutCard
          title={t("exceptions")}
          parts={deliveryCauses.map(({ name, value }) => ({ label: t(`cause_${name}`), value }))}
        />
        <RingsCard
          title={t("reached")}
          rings={rings.map(({ name, percent }) => ({ label: t(`ring_${name}`), percent }))}
        />
        <ProgressCard
          title={t("topics")}
          rows={topics.map(({ name, percent }) => ({
            label: t(`topic_${name}`),
            percent,
            text: `${number(percent)}%`,
          }))}
        />
        <ListCard
          title={t("profitBy")}
          rows={profits.map(({ country, amount }) => ({
            title: countryName(country, language),
            value: money(false)(amount),
          }))}
        />
      </div>
    </DemoScreen>
  );
}
