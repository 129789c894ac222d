import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { RewardCard } from "../cards/reward-card";
import { DemoScreen } from "../kits/demo-screen";

/** `share` is displayed as a percentage. `price` is in minor units of US dollars. */
const rewards = [
  { name: "award", to: "/apps/my-cash-back/cash-back-detail", picture: "trophy", price: 42_80 },
  { name: "congratulations", to: "/dashboards/crm", picture: "person", share: 0.72 },
  { name: "tier", to: "/dashboards/crm", picture: "watch", share: 0.68 },
  { name: "plan", to: "/pages/dialog-examples?dialog=pricing", picture: "rocket", price: 29_00, off: 0.4 },
  { name: "streak", to: "/stores", picture: "phone" },
  { name: "invite", to: "/pages/dialog-examples?dialog=refer", picture: "team" },
] as const satisfies { price?: number; share?: number; off?: number; [key: string]: unknown }[];

/** Renders small rewards, each with a link. */
export function Gamification() {
  const t = useTranslation("demo-widgets");
  const language = useLanguage();
  const formatPercent = (share: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(share, language, { style: "percent", ...options });
  function formatValue(reward: (typeof rewards)[number]) {
    if ("price" in reward) return formatMoney(reward.price, "USD", language, { short: true });
    if (!("share" in reward)) return undefined;
    return formatPercent(reward.share, {
      signDisplay: reward.name === "congratulations" ? "always" : "auto",
    });
  }
  return (
    <DemoScreen title={t("title_gamification")} subtitle={t("lead_gamification")}>
      <div className="grid gap-6 lg:grid-cols-2">
        {rewards.map((reward) => (
          <RewardCard
            key={reward.name}
            title={t(`${reward.name}Title`)}
            text={t(`${reward.name}Text`)}
            action={t(`${reward.name}Action`)}
            to={reward.to}
            picture={reward.picture}
            value={formatValue(reward)}
            note={"off" in reward ? t("off", { percent: formatPercent(reward.off) }) : undefined}
          />
        ))}
      </div>
    </DemoScreen>
  );
}
