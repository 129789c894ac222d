import { Card } from "~/components/ui/card";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DonutCard } from "../cards/donut-card";
import { IconFacts } from "../cards/icon-facts";
import { PeopleCard } from "../cards/people-card";
import { ProgressCard } from "../cards/progress-card";
import { StatCard } from "../cards/stat-card";
import { BoardGroup } from "../kits/board-group";
import { MiniCharts } from "./mini-charts";
import { PeriodStats } from "./period-stats";
import {
  centredStats,
  customerStats,
  goals,
  people,
  picturedStats,
  sources,
  stripFacts,
} from "./sample-stats";
import { statIcons } from "./stat-icons";

/** Renders the statistics further down the page: shares, periods, pictures, small charts and people. */
export function MoreStatistics() {
  const t = useTranslation("demo-widgets");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language);
  return (
    <>
      <BoardGroup title={t("group_shares")} columns={2}>
        <Card title={t("strip")} subtitle={t("stripText")} className="lg:col-span-2">
          <IconFacts
            facts={stripFacts.map(({ name, value }) => ({
              ...statIcons[name],
              label: t(`stat_${name}`),
              value: formatCount(value),
            }))}
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
            text: t("percentDone", { percent: `${formatCount(percent)}%` }),
          }))}
        />
      </BoardGroup>
      <PeriodStats />
      <BoardGroup title={t("group_pictured")} columns={2}>
        {picturedStats.map(({ name, ...stat }) => (
          <StatCard key={name} look="pictured" label={t(`stat_${name}`)} {...stat} />
        ))}
      </BoardGroup>
      <BoardGroup title={t("group_centred")} columns={4}>
        {centredStats.map(({ name, value }) => (
          <StatCard key={name} look="centred" label={t(`stat_${name}`)} value={value} {...statIcons[name]} />
        ))}
      </BoardGroup>
      <BoardGroup title={t("group_customers")} columns={4}>
        {customerStats.map(({ name, value }) => (
          <StatCard
            key={name}
            look="tall"
            label={t(`stat_${name}`)}
            value={value}
            note={t(`note_${name}`)}
            {...statIcons[name]}
          />
        ))}
      </BoardGroup>
      <MiniCharts />
      <BoardGroup title={t("people")} columns={2}>
        <PeopleCard
          title={t("bySales")}
          people={people.map(({ name, amount }) => ({
            name,
            note: t("sold", { amount: formatMoney(amount, "USD", language) }),
          }))}
        />
      </BoardGroup>
    </>
  );
}
