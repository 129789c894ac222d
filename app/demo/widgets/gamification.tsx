import { useTranslation } from "~/i18n/use-translation";
import { RewardCard } from "../cards/reward-card";
import { DemoScreen } from "../kits/demo-screen";

const rewards = [
  { name: "award", to: "/apps/my-cash-back/cash-back-detail", picture: "wallet" },
  { name: "streak", to: "/stores", picture: "search" },
  { name: "tier", to: "/dashboards/crm", picture: "locked" },
  { name: "invite", to: "/pages/dialog-examples?dialog=refer", picture: "cloud" },
] as const;

/** Small rewards, each with a way on. */
export function Gamification() {
  const t = useTranslation("demo-widgets");
  return (
    <DemoScreen title={t("title_gamification")} subtitle={t("lead_gamification")}>
      <div className="grid gap-6 lg:grid-cols-2">
        {rewards.map(({ name, ...reward }) => (
          <RewardCard
            key={name}
            title={t(`${name}Title`)}
            text={t(`${name}Text`)}
            action={t(`${name}Action`)}
            {...reward}
          />
        ))}
      </div>
    </DemoScreen>
  );
}
