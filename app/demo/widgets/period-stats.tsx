import { useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { PeriodMenu } from "../cards/period-menu";
import { type Period, periods } from "../cards/periods";
import { StatCard } from "../cards/stat-card";
import { BoardGroup } from "../kits/board-group";
import { periodStats } from "./sample-stats";
import { statIcons } from "./stat-icons";

/** Renders figures of a week, a month or a year. Each card has a menu that sets its period in the URL. */
export function PeriodStats() {
  const t = useTranslation("demo-widgets");
  return (
    <BoardGroup title={t("group_tall")} columns={3}>
      {periodStats.map((stat) => (
        <PeriodStat key={stat.name} {...stat} />
      ))}
    </BoardGroup>
  );
}

function PeriodStat({ name, values, changes }: (typeof periodStats)[number]) {
  const t = useTranslation("demo-widgets");
  const period = usePeriod(name);
  const place = periods.indexOf(period);
  const label = t(`stat_${name}`);
  return (
    <StatCard
      look="tall"
      label={label}
      value={values[place] ?? 0}
      change={changes[place]}
      period={period}
      {...statIcons[name]}
      actions={<PeriodMenu label={label} name={name} current={period} />}
    />
  );
}

/** Returns the period of a card from the URL. */
function usePeriod(name: string): Period {
  const value = new URLSearchParams(useLocation().search).get(name);
  return periods.find((period) => period === value) ?? "week";
}
