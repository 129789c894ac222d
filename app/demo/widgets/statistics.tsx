import { lazyPart } from "~/components/lazy/lazy-part";
import { useTranslation } from "~/i18n/use-translation";
import { StatCard } from "../cards/stat-card";
import { BoardGroup } from "../kits/board-group";
import { DemoScreen } from "../kits/demo-screen";
import { sideStats, edgedStats, memberStats } from "./sample-stats";
import { statIcons } from "./stat-icons";

// Loaded separately because it is below the fold.
const BelowFold = lazyPart(async () => (await import("./more-statistics")).MoreStatistics);

/** Renders figures in several layouts, shares, goals and people as cards. */
export function Statistics() {
  const t = useTranslation("demo-widgets");
  return (
    <DemoScreen title={t("title_statistics")} subtitle={t("lead_statistics")}>
      <BoardGroup title={t("group_beside")} columns={4}>
        {sideStats.map(({ name, ...stat }) => (
          <StatCard key={name} look="beside" label={t(`stat_${name}`)} {...statIcons[name]} {...stat} />
        ))}
      </BoardGroup>
      <BoardGroup title={t("group_edged")} columns={4}>
        {edgedStats.map(({ name, ...stat }) => (
          <StatCard key={name} label={t(`stat_${name}`)} {...stat} />
        ))}
      </BoardGroup>
      <BoardGroup title={t("group_members")} columns={4}>
        {memberStats.map(({ name, ...stat }) => (
          <StatCard
            key={name}
            look="beside"
            label={t(`stat_${name}`)}
            note={t(`note_${name}`)}
            {...statIcons[name]}
            {...stat}
          />
        ))}
      </BoardGroup>
      <BelowFold />
    </DemoScreen>
  );
}
