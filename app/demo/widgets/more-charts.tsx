import { ShoppingBag, Wallet } from "lucide-react";
import { countryName } from "~/i18n/country-name";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DonutCard } from "../cards/donut-card";
import { IconFacts } from "../cards/icon-facts";
import { ListCard } from "../cards/list-card";
import { ProgressCard } from "../cards/progress-card";
import { RingsCard } from "../cards/rings-card";
import { ActivityCard } from "./activity-card";
import { deliveryCauses, profits, rings, salesParts, topics, visitors } from "./chart-data";
import { DrawnCharts } from "./drawn-charts";

/** Renders the charts further down the page: small charts, rings and shares. */
export function MoreCharts() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language);
  const amountFormatter = (short: boolean) => (value: number) =>
    formatMoney(value, "USD", language, { short });
  return (
    <>
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
          text: `${formatCount(percent)}%`,
        }))}
      />
      <DonutCard
        title={t("salesOverview")}
        parts={salesParts.map(({ name, value }) => ({ label: t(`topic_${name}`), value }))}
      >
        <div className="mt-5">
          <IconFacts
            facts={[
              { icon: Wallet, label: t("income"), value: amountFormatter(true)(86_400_00) },
              { icon: ShoppingBag, label: t("purchases"), value: formatCount(31_440), tone: "info" },
            ]}
          />
        </div>
      </DonutCard>
      <ActivityCard />
      <ListCard
        title={t("profitBy")}
        rows={profits.map(({ country, amount }) => ({
          title: countryName(country, language),
          value: amountFormatter(false)(amount),
        }))}
      />
    </>
  );
}
