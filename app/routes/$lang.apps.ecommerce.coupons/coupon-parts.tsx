import type { AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import { Badge } from "~/components/ui/badge";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const tones = { scheduled: "info", running: "success", ended: "neutral" } as const;

/** A badge for the state of a coupon. */
export function CouponBadge({ state }: Pick<AdminCoupon, "state">) {
  const t = useTranslation("coupon-admin");
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}

/** The share of voters who said that a coupon worked. */
export function Votes({ votes: { worked, failed } }: Pick<AdminCoupon, "votes">) {
  const t = useTranslation("coupon-admin");
  const language = useLanguage();
  const count = worked + failed;
  if (count === 0) return <span className="text-muted">{t("noVotes")}</span>;
  const share = formatNumber(worked / count, language, { style: "percent" });
  return <bdi suppressHydrationWarning>{t("votesOf", { share, count })}</bdi>;
}
