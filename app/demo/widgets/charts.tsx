import { ShoppingBag, Wallet } from "lucide-react";
import { Chart } from "~/components/chart/chart";
import { Card } from "~/components/ui/card";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DonutCard } from "../cards/donut-card";
import { IconFacts } from "../cards/icon-facts";
import { ListCard } from "../cards/list-card";
import { ProgressCard } from "../cards/progress-card";
import { RingsCard } from "../cards/rings-card";
import { countryName } from "~/i18n/country-name";
import { DemoScreen } from "../kits/demo-screen";
import { ActivityCard } from "./activity-card";
import {
  deliveryCauses,
  profits,
  rings,
  salesParts,
  topics,
  visitors,
  weekdays,
  yearly,
} from "./chart-figures";
import { DrawnCharts } from "./drawn-charts";

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
        <DrawnCharts />
        <DonutCard
          title={t("visitors")}
          parts={visitors.map(({ name, value }) => ({ label: t(`device_${name}`), value }))}
        />
        <DonutCard
          title={t("exceptions")}
          parts={deliveryCauses.map(({ name, value }) => ({ label: t(`cause_${name}`), value }))}
        />
        <RingsCard
          title={t("reached")}
          rings={rings.map(({ name, ...ring }) => ({ label: t(`ring_${name}`), ...ring }))}
        />
        <ProgressCard
          title={t("topics")}
          rows={topics.map(({ name, percent }) => ({
            label: t(`topic_${name}`),
            percent,
            text: `${number(percent)}%`,
          }))}
        />
        <DonutCard
          title={t("salesOverview")}
          parts={salesParts.map(({ name, value }) => ({ label: t(`topic_${name}`), value }))}
        >
          <div className="mt-5">
            <IconFacts
              facts={[
                { icon: Wallet, label: t("income"), value: money(true)(86_400_00) },
                { icon: ShoppingBag, label: t("purchases"), value: number(31_440), tone: "info" },
              ]}
            />
          </div>
        </DonutCard>
        <ActivityCard />
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
