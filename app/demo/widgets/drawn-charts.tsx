import { ChartColumn, TrendingUp, Wallet } from "lucide-react";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { DrawnCard } from "../cards/drawn-card";
import { IconFacts } from "../cards/icon-facts";
import { Trend } from "../cards/trend";
import { drawnCharts, topics } from "./chart-data";

type Drawn = (typeof drawnCharts)[number];
const factIcons = { profit: TrendingUp, income: Wallet, expenses: ChartColumn };

/** Renders the charts drawn by the server: columns, radar charts, rings and lines. */
export function DrawnCharts() {
  return drawnCharts.map((chart) => <DrawnChart key={chart.name} chart={chart} />);
}

function DrawnChart({ chart }: { chart: Drawn }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const isMoney = "unit" in chart;
  function format(value: number) {
    if (chart.axis === "share") return `${formatNumber(value, language)}%`;
    return isMoney ? formatMoney(value, "USD", language, { short: true }) : formatNumber(value, language);
  }
  function labels(): string[] {
    const count = chart.series[0].values.map((_, index) => index);
    if (chart.axis === "years") return count.map((index) => String(2019 + index));
    if (chart.axis === "topics") return topics.map(({ name }) => t(`topic_${name}`));
    if (chart.axis === "share") return [t(`drawn_${chart.name}`)];
    return count.map((index) =>
      formatDate(new Date(Date.UTC(2026, 2, 2 + index)).toISOString(), language, "shortWeekday"),
    );
  }
  return (
    <DrawnCard
      kind={chart.kind}
      title={t(`drawn_${chart.name}`)}
      subtitle={t(`drawnText_${chart.name}`)}
      total={"total" in chart ? format(chart.total) : undefined}
      change={"change" in chart ? chart.change : undefined}
      isLarge
      labels={labels()}
      series={chart.series.map(({ name, values }) => ({ label: t(`part_${name}`), values }))}
      format={format}
    >
      {"facts" in chart && (
        <div className="mt-5 space-y-5">
          <IconFacts
            facts={chart.facts.map(({ name, amount }) => ({
              icon: factIcons[name],
              label: t(`part_${name}`),
              value: format(amount),
            }))}
          />
          <LocalizedLinkButton to="/charts/recharts" variant="soft" size="sm">
            {t("viewReport")}
          </LocalizedLinkButton>
        </div>
      )}
      {"trends" in chart && (
        <ul className="mt-5 space-y-2">
          {chart.trends.map(({ name, change }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4">
              {t(`part_${name}`)}
              <Trend change={change} />
            </li>
          ))}
        </ul>
      )}
      {chart.name === "weeklyOverview" && (
        <LocalizedLinkButton to="/charts/apex-charts" variant="soft" size="sm" className="mt-5">
          {t("details")}
        </LocalizedLinkButton>
      )}
    </DrawnCard>
  );
}
