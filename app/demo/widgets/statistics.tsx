import { Chart } from "~/components/chart/chart";
import { Card } from "~/components/ui/card";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DonutCard } from "../cards/donut-card";
import { PeopleCard } from "../cards/people-card";
import { ProgressCard } from "../cards/progress-card";
import { StatCard } from "../cards/stat-card";
import { DemoScreen } from "../kits/demo-screen";
import { goals, people, sources, stats, weeks } from "./sample-figures";

/** Figures, shares, goals and people, as cards. */
export function Statistics() {
  const t = useTranslation("demo-widgets");
  const language = useLanguage();
  const percentOf = (percent: number) => `${formatNumber(percent, language)}%`;
  return (
    <DemoScreen title={t("title_statistics")} subtitle={t("lead_statistics")}>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {stats.map(({ name, ...stat }) => (
          <StatCard key={name} label={t(`stat_${name}`)} {...stat} />
        ))}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={t("weekly")}>
          <Chart
            title={t("weekly")}
            points={weeks.map((value, index) => ({ label: t("week", { number: index + 1 }), value }))}
            format={(value) => formatNumber(value, language)}
          />
        </Card>
        <DonutCard
          title={t("sources")}
          parts={sources.map(({ name, value }) => ({ label: t(name), value }))}
        />
        <ProgressCard
          title={t("goals")}
          rows={goals.map(({ name, percent }) => ({
            label: t(`goal_${name}`),
            percent,
            text: t("percentDone", { percent: percentOf(percent) }),
          }))}
        />
        <PeopleCard
          title={t("people")}
          people={people.map(({ name, amount }) => ({
            name,
            note: t("sold", { amount: formatMoney(amount, "USD", language) }),
          }))}
        />
      </div>
    </DemoScreen>
  );
}
